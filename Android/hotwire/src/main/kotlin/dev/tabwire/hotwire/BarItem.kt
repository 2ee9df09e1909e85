package dev.tabwire.hotwire

import dev.tabwire.client.ContainerId
import dev.tabwire.protocol.TabAction
import dev.tabwire.protocol.TabData
import dev.tabwire.protocol.TabId
import dev.tabwire.reconciliation.ActionItem
import dev.tabwire.reconciliation.TabItem
import java.util.Objects

/** An item of a tab bar: a tab, or an action, which is a button (P23.1). */
public sealed interface BarItem {
    /** The id of the tab or the action. */
    public val id: TabId

    /** The title. A long one is cut. */
    public val title: String

    /** The name of the icon, which is shown while there is no [image]. */
    public val icon: String

    /** The badge of the app or the server, or `null` for none. */
    public val badge: BarBadge?

    /** The image from the server, or `null` until it is there, and if there is none (P22.6). */
    public val image: TabIcon?

    /**
     * A tab.
     *
     * @property container the container that the tab represents.
     * @property tab the tab.
     */
    public class Tab internal constructor(
        public val container: ContainerId,
        public val tab: TabData,
        override val image: TabIcon?,
        override val badge: BarBadge? = tab.shownBadge,
    ) : BarItem {
        override val id: TabId get() = tab.id
        override val title: String get() = TabText.title(tab.title)
        override val icon: String get() = tab.icon

        override fun equals(other: Any?): Boolean =
            other is Tab && container == other.container && tab == other.tab && image == other.image && badge == other.badge

        override fun hashCode(): Int = Objects.hash(container, tab, image, badge)

        override fun toString(): String = "Tab(${container.number}, ${id.rawValue})"
    }

    /**
     * An action. It is never selected.
     *
     * @property action the action.
     * @property isEnabled whether a tap performs it: not while its page is loading.
     */
    public class Action internal constructor(
        public val action: TabAction,
        override val image: TabIcon?,
        public val isEnabled: Boolean,
        override val badge: BarBadge? = action.shownBadge,
    ) : BarItem {
        override val id: TabId get() = action.id
        override val title: String get() = TabText.title(action.title)
        override val icon: String get() = action.icon

        override fun equals(other: Any?): Boolean =
            other is Action && action == other.action && image == other.image && badge == other.badge && isEnabled == other.isEnabled

        override fun hashCode(): Int = Objects.hash(action, image, isEnabled, badge)

        override fun toString(): String = "Action(${id.rawValue})"
    }

    public companion object {
        /**
         * Returns the items from left to right: each action behind the container that it belongs behind, in bootstrap none.
         *
         * @param image returns the image of a tab or an action.
         * @param isEnabled returns whether an action is enabled.
         * @param badge returns the badge that the app shows instead of that of the server, or `null`.
         */
        internal fun all(
            tabs: List<TabItem<ContainerId>>,
            actions: List<ActionItem<ContainerId>>,
            image: (TabId) -> TabIcon?,
            isEnabled: (TabId) -> Boolean,
            badge: (TabId) -> BarBadge? = { null },
        ): List<BarItem> {
            fun behind(container: ContainerId?) = actions.filter { it.after == container }
                .map { (action) -> Action(action, image(action.id), isEnabled(action.id), badge(action.id) ?: action.shownBadge) }
            return behind(null) + tabs.flatMap { (container, tab) ->
                listOfNotNull(tab?.let { Tab(container, it, image(it.id), badge(it.id) ?: it.shownBadge) }) + behind(container)
            }
        }

        private val TabData.shownBadge: BarBadge?
            get() = BarBadge.of(badge, hasDot, badgeLabel)

        private val TabAction.shownBadge: BarBadge?
            get() = BarBadge.of(badge, hasDot, badgeLabel)
    }
}
