plugins {
    alias(libs.plugins.androidLibrary)
    alias(libs.plugins.kotlinAndroid)
    `maven-publish`
}

android {
    namespace = "dev.tabwire.views"
    testOptions.unitTests.isIncludeAndroidResources = true
    // What Android/test runs on the doubles, with the real libraries. The tests of Android/doubles cannot run here:
    //
    // - CreationTest, *DoublesTest: they test the doubles.
    // - TabBarTest, BarItemsTest, BarImagesTest, ResizeTest, TabBarVisibilityTest, InsetsTest, FragmentsConformanceTest: they read what only
    //   doubles tell, such as how often Material has rebuilt its menu, and the insets that a view was given.
    // - OpenTest, EagerTest, FreshPagesTest, BackgroundTabsTest, ProcessDeathTest, LifecycleTest, NavigationComponentTest, StartLocationsTest,
    //   TabRouteDecisionHandlerTest: their pages answer scripts, change their address or fail. Robolectric's web view loads no page.
    // - ThemeTest, LogTest, BackTest, OwnLayoutTest, NativeCodeTest, TabBarContentTest: they share RunningApp with those above. What needs no
    //   page of theirs is in the contract.
    // - TabbedScaffoldTest, OwnScaffoldTest, ComposedImagesTest: the doubles run a composition as plain functions, and the tests look into it.
    // - ImageDownloadTest, PathConfigurationDownloadTest: their servers use com.sun.net.httpserver and java.awt, which android.jar lacks.
    // - ManifestTest, ContractTest, PageScriptsTest: they read files of the repository, and use nothing of Android.
    sourceSets.getByName("test") { kotlin.srcDir("../doubles/src/contract") }
}

dependencies {
    api(project(":hotwire"))
    api(libs.material)
    implementation(libs.androidx.transition)
    testImplementation(libs.junit)
    testImplementation(libs.robolectric)
}

publishing {
    publications {
        register<MavenPublication>("library") { afterEvaluate { from(components["release"]) } }
    }
}
