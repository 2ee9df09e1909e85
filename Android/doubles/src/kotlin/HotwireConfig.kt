package dev.hotwire.core.config

import android.content.Context
import dev.hotwire.core.turbo.config.PathConfiguration
import dev.hotwire.core.turbo.webview.HotwireWebView

public object Hotwire {
    public val config: HotwireConfig = HotwireConfig()

    public fun loadPathConfiguration(
        context: Context,
        location: PathConfiguration.Location,
        options: PathConfiguration.LoaderOptions = PathConfiguration.LoaderOptions(),
    ): Unit = config.pathConfiguration.load(context.applicationContext, location, options)
}

public class HotwireConfig internal constructor() {
    public val pathConfiguration: PathConfiguration = PathConfiguration()

    public var makeCustomWebView: (context: Context) -> HotwireWebView = { HotwireWebView(it, null) }
}
