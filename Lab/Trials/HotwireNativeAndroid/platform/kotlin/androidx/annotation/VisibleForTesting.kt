package androidx.annotation

public annotation class VisibleForTesting(val otherwise: Int = 0) {
    public companion object {
        public const val PROTECTED: Int = 4
    }
}
