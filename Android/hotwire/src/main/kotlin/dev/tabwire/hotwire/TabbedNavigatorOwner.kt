package dev.tabwire.hotwire

/** An activity with a [TabbedNavigator]. [NavigationComponent] finds the tabs through it. */
public interface TabbedNavigatorOwner {
    /** The tabs. */
    public val tabbedNavigator: TabbedNavigator
}
