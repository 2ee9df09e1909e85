package dev.tabwire.reconciliation

import dev.tabwire.protocol.TabData

/**
 * A container: the stateful thing that owns a web view, a navigation stack, a scroll position and half-typed forms.
 *
 * Which container it is never changes. What it represents can change freely without touching what it holds
 * (reconciliation, "Client-side identity").
 *
 * @property id the identity of the container, never used for another one.
 * @property represents the tab it stands for. Nothing in bootstrap.
 */
public data class TabItem<ID : Any>(public val id: ID, public val represents: TabData?)
