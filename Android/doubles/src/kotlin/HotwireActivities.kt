package dev.hotwire.navigation.activities

import android.os.Bundle
import androidx.appcompat.app.AppCompatActivity
import dev.hotwire.navigation.navigator.NavigatorConfiguration
import dev.hotwire.navigation.navigator.NavigatorHost

/** A double of Hotwire's class. */
public abstract class HotwireActivity : AppCompatActivity() {
    public lateinit var delegate: HotwireActivityDelegate
        private set

    public abstract fun navigatorConfigurations(): List<NavigatorConfiguration>

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        delegate = HotwireActivityDelegate(this)
    }
}

/** A double of Hotwire's class. */
public class HotwireActivityDelegate(public val activity: HotwireActivity) {
    /** The host of the current navigator. */
    internal var currentHostId: Int = activity.navigatorConfigurations().first().navigatorHostId
        private set

    public fun setCurrentNavigator(configuration: NavigatorConfiguration) {
        val host = activity.supportFragmentManager.findFragmentById(configuration.navigatorHostId) as NavigatorHost
        check(host.isReady()) { "the host is not registered yet" }
        currentHostId = configuration.navigatorHostId
    }
}
