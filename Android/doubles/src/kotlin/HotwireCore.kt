@file:Suppress("unused", "UNUSED_PARAMETER")

package dev.hotwire.core.bridge

public interface BridgeDestination

public class BridgeDelegate<D : BridgeDestination>(
    public val location: String,
    public val destination: D,
    componentFactories: List<BridgeComponentFactory<D, BridgeComponent<D>>>,
)

public abstract class BridgeComponent<in D : BridgeDestination>(public val name: String, delegate: BridgeDelegate<D>) {
    public abstract fun onReceive(message: Message)
}

public class BridgeComponentFactory<D : BridgeDestination, out C : BridgeComponent<D>>(
    public val name: String,
    private val creator: (name: String, delegate: BridgeDelegate<D>) -> C,
) {
    public fun create(delegate: BridgeDelegate<D>): C = creator(name, delegate)
}

public data class Message(
    val id: String,
    val component: String,
    val event: String,
    val metadata: Metadata?,
    val jsonData: String,
)

public data class Metadata(val url: String)
