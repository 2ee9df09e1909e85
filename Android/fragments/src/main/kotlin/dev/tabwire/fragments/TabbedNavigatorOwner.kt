package dev.tabwire.fragments

/** An activity whose tabs the server drives. [NavigationComponent] finds the tabs through it. */
public interface TabbedNavigatorOwner {
    /** The tabs. */
    public val tabbedNavigator: TabbedNavigator
}
