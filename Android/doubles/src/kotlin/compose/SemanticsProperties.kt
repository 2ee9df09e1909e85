package androidx.compose.ui.semantics

import dev.tabwire.doubles.StateDescription

public interface SemanticsPropertyReceiver

public var SemanticsPropertyReceiver.stateDescription: String
    get() = (this as StateDescription).state.orEmpty()
    set(value) {
        (this as StateDescription).state = value
    }
