package androidx.appcompat.app

import androidx.activity.OnBackPressedDispatcher
import androidx.fragment.app.FragmentActivity

public open class AppCompatActivity : FragmentActivity() {
    public val onBackPressedDispatcher: OnBackPressedDispatcher = OnBackPressedDispatcher()
}
