package androidx.compose.runtime

/** A double of Compose's annotation, which its compiler gives a meaning. */
@Target(AnnotationTarget.FUNCTION, AnnotationTarget.TYPE, AnnotationTarget.PROPERTY_GETTER)
public annotation class Composable

/** A double of Compose's class. */
public abstract class CompositionContext

/** A double of Compose's interface. */
public interface State<out T> {
    public val value: T
}

/** A double of Compose's interface. */
public interface MutableState<T> : State<T> {
    override var value: T
}

/** A double of Compose's interface. */
public interface SnapshotMutationPolicy<T>

/** A double of Compose's class. */
public abstract class ProvidableCompositionLocal<T> {
    internal abstract val provided: T

    public val current: T
        @Composable get() = provided
}

/** A double of Compose's interface. */
public interface DisposableEffectResult {
    public fun dispose()
}

/** A double of Compose's class. */
public class DisposableEffectScope {
    public fun onDispose(onDisposeEffect: () -> Unit): DisposableEffectResult = object : DisposableEffectResult {
        override fun dispose() = onDisposeEffect()
    }
}
