@file:JvmName("EdgeToEdge")

package androidx.activity

public class SystemBarStyle private constructor() {
    internal companion object {
        val plain = SystemBarStyle()
    }
}

@JvmName("enable")
@Suppress("UnusedReceiverParameter")
public fun ComponentActivity.enableEdgeToEdge(
    statusBarStyle: SystemBarStyle = SystemBarStyle.plain,
    navigationBarStyle: SystemBarStyle = SystemBarStyle.plain,
): Unit = Unit
