package dev.tabwire.waymark

import android.webkit.CookieManager
import androidx.test.platform.app.InstrumentationRegistry
import org.junit.rules.ExternalResource
import java.util.concurrent.CountDownLatch
import java.util.concurrent.TimeUnit

/** Clears the cookies before a test. The demo server keeps the session and its feature flags in them. */
class ClearCookiesRule : ExternalResource() {
    override fun before() {
        val isCleared = CountDownLatch(1)
        InstrumentationRegistry.getInstrumentation().runOnMainSync {
            CookieManager.getInstance().removeAllCookies { isCleared.countDown() }
        }
        check(isCleared.await(TIMEOUT_SECONDS, TimeUnit.SECONDS)) { "timeout after $TIMEOUT_SECONDS s: the cookies are cleared" }
    }

    private companion object {
        const val TIMEOUT_SECONDS = 10L
    }
}
