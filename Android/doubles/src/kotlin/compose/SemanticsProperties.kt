package androidx.compose.ui.semantics

import dev.tabwire.doubles.Spoken

/** Stands in for Compose's interface. */
public interface SemanticsPropertyReceiver

public var SemanticsPropertyReceiver.stateDescription: String
    get() = (this as Spoken).state.orEmpty()
    set(value) {
        (this as Spoken).state = value
    }
