package androidx.compose.ui.semantics

import dev.tabwire.doubles.Semantics

public interface SemanticsPropertyReceiver

public var SemanticsPropertyReceiver.stateDescription: String
    get() = error("write only")
    set(value) {
        (this as Semantics).state = value
    }

@JvmInline
public value class Role private constructor(private val value: Int) {
    public companion object {
        public val Button: Role = Role(0)
    }
}

public var SemanticsPropertyReceiver.role: Role
    get() = error("write only")
    set(value) {
        (this as Semantics).roleOrNull = value
    }

public var SemanticsPropertyReceiver.contentDescription: String
    get() = error("write only")
    set(value) {
        (this as Semantics).description = value
    }

public fun SemanticsPropertyReceiver.disabled() {
    (this as Semantics).isDisabled = true
}

public fun SemanticsPropertyReceiver.onClick(label: String? = null, action: (() -> Boolean)?) {
    (this as Semantics).click = action
}
