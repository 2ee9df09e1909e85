package androidx.compose.runtime

/** A double of Compose's annotation, which its compiler gives a meaning. */
@Target(AnnotationTarget.FUNCTION, AnnotationTarget.TYPE, AnnotationTarget.PROPERTY_GETTER)
public annotation class Composable

public abstract class CompositionContext internal constructor()

public interface State<out T> {
    public val value: T
}

public interface MutableState<T> : State<T> {
    override var value: T
}

public interface SnapshotMutationPolicy<T>

public class ProvidableCompositionLocal<T> internal constructor(private val defaultFactory: () -> T) {
    public val current: T
        @Composable get() = defaultFactory()
}

public interface DisposableEffectResult {
    public fun dispose()
}

public class DisposableEffectScope {
    public fun onDispose(onDisposeEffect: () -> Unit): DisposableEffectResult = object : DisposableEffectResult {
        override fun dispose() = onDisposeEffect()
    }
}
