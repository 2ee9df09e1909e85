package dev.tabwire.reconciliation

import dev.tabwire.protocol.TabData

/**
 * A container: it owns a web view, a navigation stack, a scroll position and half-typed forms.
 *
 * Its identity never changes. The tab that it represents can change without touching what it owns (R1.2).
 *
 * @property id the identity of the container, never reused.
 * @property represents the tab that the container represents, or `null` in bootstrap.
 */
@ConsistentCopyVisibility
public data class TabItem<ID : Any> internal constructor(public val id: ID, public val represents: TabData?)
