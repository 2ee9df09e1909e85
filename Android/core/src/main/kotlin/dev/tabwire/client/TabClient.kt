package dev.tabwire.client

import dev.tabwire.InternalTabwireApi
import dev.tabwire.reconciliation.Transition

/**
 * The client of a platform: it shows the tabs of a [TabManager] and does what needs an activity or a web view.
 *
 * Every client implements all of it. A client never compares states: a transition names everything that changed. The manager
 * calls nothing else on a platform but its [backgroundTabs]:
 *
 * | call | after |
 * | --- | --- |
 * | [apply] | a transition that is not empty |
 * | [visit] | an address was opened that a container visits, right after the transition, if there is one |
 * | [openExternally] | an address was opened that is not on the app's origin |
 * | [findInput], [askToLeave] | a tab was selected or an address opened, before anything changes, if that disposes the tab in front |
 * | [willSelect] | a tab was selected that waits for the session of the page in front, or none waits any more |
 * | [discardPages] | a container is about to be selected whose pages may be those of a former user |
 * | [pageDidConfigure] | each message of the page in front, accepted or rejected, and each page that sent none in time |
 */
@InternalTabwireApi
public interface TabClient {
    /**
     * Applies a transition, before the observers are called.
     *
     * If the transition [visits][Transition.visits] an address, [visit] follows at once: a container that was not started yet
     * loads only that address.
     *
     * @param transition the transition.
     */
    public fun apply(transition: Transition<ContainerId>)

    /**
     * Visits an address in a container, or reloads it if it is already in front.
     *
     * @param url the address, on the app's origin.
     * @param container the container. It is selected.
     */
    public fun visit(url: String, container: ContainerId)

    /**
     * Opens an address that is not on the app's origin, outside the tabs.
     *
     * @param address the address as it was opened. It is not checked.
     */
    public fun openExternally(address: String)

    /**
     * Finds out whether something was typed in a container that would be disposed (P16.6).
     *
     * @param container the selected container.
     * @param completion called with whether something would be lost. The manager waits for it a second at most.
     */
    public fun findInput(container: ContainerId, completion: (Boolean) -> Unit)

    /**
     * Asks the user whether to leave a container, with what was typed in it. A question that is on the screen stays.
     *
     * @param container the selected container.
     * @param completion called with whether the user leaves it. If it is not called, the user stays.
     */
    public fun askToLeave(container: ContainerId, completion: (Boolean) -> Unit)

    /**
     * Shows that a container is going to be selected, when the session of the page in front is known (P15.5).
     *
     * @param container the container, or `null` if none waits any more.
     */
    public fun willSelect(container: ContainerId?)

    /**
     * Makes sure that nothing is shown that a container has loaded. It loads its page again when it is selected.
     *
     * @param container the container, which is not selected.
     */
    public fun discardPages(container: ContainerId)

    /** The tabs in the background. */
    public val backgroundTabs: BackgroundTabs

    /** Records that the page in front sent a message, or that it loaded and sent none. */
    public fun pageDidConfigure()
}
