package dev.hotwire.navigation.fragments

import android.os.Bundle
import android.os.Handler
import android.os.Looper
import android.view.LayoutInflater
import android.view.View
import android.view.ViewGroup
import android.widget.FrameLayout
import androidx.fragment.app.DialogFragment
import androidx.fragment.app.Fragment
import dev.hotwire.core.turbo.session.SessionCallback
import dev.hotwire.core.turbo.visit.Visit
import dev.hotwire.core.turbo.visit.VisitOptions
import dev.hotwire.navigation.R
import dev.hotwire.navigation.destinations.HotwireDestination
import dev.hotwire.navigation.destinations.HotwireDestinationDeepLink
import dev.hotwire.navigation.navigator.Navigator
import dev.hotwire.navigation.navigator.NavigatorHost

public interface HotwireWebFragmentCallback

/** A double of Hotwire's class. */
@HotwireDestinationDeepLink(uri = "hotwire://fragment/web")
public open class HotwireWebFragment : Fragment(), HotwireDestination, HotwireWebFragmentCallback {
    override val navigator: Navigator
        get() = (parentFragment as NavigatorHost).navigator

    override fun onCreateView(inflater: LayoutInflater, container: ViewGroup?, savedInstanceState: Bundle?): View? =
        FrameLayout(inflater.context).apply { addView(View(context).apply { id = R.id.hotwire_screenshot }) }

    private val location: String by lazy { navigator.location.orEmpty() }

    /** Visits the page, unless its document is still that of the web view. */
    override fun onStart() {
        super.onStart()
        visit(isReload = false)
    }

    private fun visit(isReload: Boolean) {
        val identifier = hashCode()
        if (!isReload && navigator.session.currentVisit?.destinationIdentifier == identifier) return
        navigator.session.visit(Visit(location, identifier, !isReload, isReload, Callback(), options = VisitOptions()))
    }

    /** Hears of the visits of the page. */
    private inner class Callback : SessionCallback {
        override fun visitLocationStarted(location: String) {
            if (navigator.session.currentVisit?.reload == true) navigator.session.reloadsForTest += 1
        }
    }

    override fun onDestroyView() {
        super.onDestroyView()
        // Hotwire keeps a snapshot of the page.
        if (navigator.session.isReady) navigator.session.webView.evaluateJavascript("cacheSnapshot()", null)
    }

    override fun onBeforeNavigation() {}

    override fun refresh(displayProgress: Boolean) {
        visit(isReload = true)
    }

    /** Detaches the web view, after a screenshot of it. */
    final override fun prepareNavigation(onReady: () -> Unit) {
        Handler(Looper.getMainLooper()).post { if (isAdded) onReady() }
    }
}

@HotwireDestinationDeepLink(uri = "hotwire://fragment/web/modal/sheet")
public open class HotwireWebBottomSheetFragment : DialogFragment(), HotwireWebFragmentCallback
