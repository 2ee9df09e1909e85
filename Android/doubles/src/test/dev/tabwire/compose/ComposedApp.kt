package dev.tabwire.compose

import android.os.Bundle
import android.os.Looper
import android.view.View
import android.widget.FrameLayout
import androidx.activity.compose.setContent
import androidx.compose.runtime.Composable
import androidx.core.view.WindowInsetsCompat
import dev.hotwire.navigation.navigator.NavigatorHost
import dev.tabwire.client.ContainerId
import dev.tabwire.conformance.Scenario
import dev.tabwire.doubles.AndroidViewHolder
import dev.tabwire.doubles.Composition
import dev.tabwire.doubles.Edges
import dev.tabwire.doubles.ShownItem
import dev.tabwire.doubles.shownComposition
import dev.tabwire.hotwire.BarItem
import dev.tabwire.hotwire.BarLayout
import dev.tabwire.hotwire.R
import dev.tabwire.hotwire.START_URL
import dev.tabwire.hotwire.TabIcons
import dev.tabwire.hotwire.TabbedActivity
import dev.tabwire.hotwire.stack
import dev.tabwire.protocol.TabId

/** The activity of an app with Compose. */
class ComposeActivity(
    override val startUrl: String = START_URL,
    private val content: @Composable ComposeActivity.() -> Unit = { TabbedScaffold(tabbedNavigator, icons = icons) },
) : TabbedActivity() {
    var icons = TabIcons.standard

    override fun showTabs() {
        setContent { content() }
    }

    fun showTabsAgain() = showTabs()
}

/** An app with Compose on the doubles, recomposed after every step. */
internal class ComposedApp(
    saved: Bundle? = null,
    private val start: String = START_URL,
    makeActivity: (String) -> ComposeActivity = { ComposeActivity(it) },
) {
    init {
        R.define()
        Looper.clearForTest()
    }

    val activity = makeActivity(start).apply { openForTest(saved) }
    val manager = activity.tabbedNavigator.tabManager
    val composition: Composition = checkNotNull(shownComposition)

    init {
        compose()
    }

    /** Composes again after the effects of the first composition, and what they have posted. */
    fun compose() {
        repeat(2) {
            composition.compose()
            Looper.idleForTest()
        }
        composition.compose()
    }

    val items: List<ShownItem>
        get() = composition.items

    val menu: List<String>
        get() = composition.menuItems.map { it.first }

    private val holder: AndroidViewHolder<*>
        get() = (checkNotNull(shownComposition).view.getChildAt(0) as AndroidViewHolder<*>)

    private val containers: FrameLayout
        get() = holder.child as FrameLayout

    /** The distances of the pages from the edges of the window. */
    val edges: Edges
        get() = holder.edges

    /** Changes the insets of the window. */
    fun apply(insets: WindowInsetsCompat) {
        activity.contentForTest().applyInsetsForTest(insets)
        compose()
    }

    val hosts: List<NavigatorHost>
        get() {
            Looper.idleForTest()
            return activity.supportFragmentManager.fragments.map { it as NavigatorHost }
        }

    val visibleHost: NavigatorHost
        get() = (0 until containers.childCount).map { containers.getChildAt(it) }
            .single { it.visibility == View.VISIBLE }
            .let { activity.supportFragmentManager.findFragmentById(it.id) as NavigatorHost }

    fun send(json: String) {
        manager.receive(json, manager.selectedId, start, isFirstPage = false)
        compose()
    }

    fun tap(title: String) {
        items.first { it.label == title }.click()
        compose()
    }

    fun choose(title: String) {
        composition.menuItems.first { it.first == title }.second()
        compose()
    }

    fun take(step: Scenario.Step) {
        // A page that is not the first one has another page below it.
        if (step is Scenario.Step.Configure && !step.isFirstPage) {
            visibleHost.navigator.run { stack += manager.location.resolve("/page-${stack.size}")!! }
        }
        when (step) {
            is Scenario.Step.Configure ->
                manager.receive(step.message.decodeToString(), manager.selectedId, start, step.isFirstPage)
            is Scenario.Step.Select -> container(step.tab)?.let(::select)
            is Scenario.Step.Open -> activity.tabbedNavigator.open(step.address)
            is Scenario.Step.Perform -> manager.perform(step.action)
            is Scenario.Step.Load -> container(step.tab)?.let(manager::didLoad)
            is Scenario.Step.FirstPageDidAppear -> container(step.tab)?.let(manager::firstPageDidAppear)
            Scenario.Step.Resume -> manager.resume()
        }
        compose()
    }

    private fun container(tab: TabId): ContainerId? = manager.tabs.find { it.represents?.id == tab }?.id

    /** Selects a tab as the user does, or from code while the bar is hidden. */
    private fun select(container: ContainerId) {
        if (items.isEmpty()) return manager.selectTab(container)
        val layout = BarLayout(BarItem.all(manager.tabs, manager.actions, { null }, { true }))
        fun isWanted(item: BarItem) = item is BarItem.Tab && item.container == container
        val index = layout.shown.indexOfFirst(::isWanted)
        if (index >= 0) return items[index].click()
        items.last().click()
        compose()
        composition.menuItems[layout.more.indexOfFirst(::isWanted)].second()
    }
}
