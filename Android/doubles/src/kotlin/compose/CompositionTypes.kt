package androidx.compose.runtime

/** Stands in for Compose's annotation, which its compiler gives a meaning. */
@Target(AnnotationTarget.FUNCTION, AnnotationTarget.TYPE, AnnotationTarget.PROPERTY_GETTER)
public annotation class Composable

/** Stands in for Compose's class. */
public abstract class CompositionContext

/** Stands in for Compose's interface. */
public interface State<out T> {
    public val value: T
}

/** Stands in for Compose's interface. */
public interface MutableState<T> : State<T> {
    override var value: T
}

/** Stands in for Compose's interface. */
public interface SnapshotMutationPolicy<T>

/** Stands in for Compose's class. */
public abstract class ProvidableCompositionLocal<T> {
    internal abstract val provided: T

    public val current: T
        @Composable get() = provided
}

/** Stands in for Compose's interface. */
public interface DisposableEffectResult {
    public fun dispose()
}

/** Stands in for Compose's class. */
public class DisposableEffectScope {
    public fun onDispose(onDisposeEffect: () -> Unit): DisposableEffectResult = object : DisposableEffectResult {
        override fun dispose() = onDisposeEffect()
    }
}
