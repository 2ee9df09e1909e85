package dev.tabwire.client

import dev.tabwire.protocol.ConfigurationError
import dev.tabwire.protocol.TabConfiguration
import dev.tabwire.reconciliation.NavigationState
import dev.tabwire.reconciliation.Step
import dev.tabwire.reconciliation.TabItem
import dev.tabwire.reconciliation.Transition
import dev.tabwire.restoration.SavedTabs

/**
 * Owns the tabs of an app: takes what the server wants and what the user selects, and tells its one observer what to
 * do.
 *
 * It belongs to the main thread. A configuration that changes nothing on the screen does not reach the observer.
 *
 * @property location where the app lives.
 * @param logger gets one line for each transition and each configuration that is turned down.
 * @param saved what there was before the system ended the app; nothing to start in bootstrap.
 */
public class TabManager(
    public val location: AppLocation,
    private val logger: TabLogger,
    saved: SavedTabs? = null,
) {
    /** Carries out what a transition asks for. */
    public var onTransition: ((Transition<Int>) -> Unit)? = null

    private var nextID = saved?.nextID ?: 1
    private var state = saved?.state ?: NavigationState(bootstrapID = makeID())

    /** The containers in the order of the tab bar. In bootstrap there is one, which represents nothing. */
    public val tabs: List<TabItem<Int>>
        get() = state.tabs

    /** The container that the user looks at. */
    public val selectedID: Int
        get() = state.selectedID

    /** Whether there is a single container and no tab bar. */
    public val isBootstrap: Boolean
        get() = state.isBootstrap

    /**
     * Where a container starts: what its tab says, or the app's start.
     *
     * @param id the container.
     */
    public fun startUrl(id: Int): String {
        val path = tabs.find { it.id == id }?.represents?.path.orEmpty()
        return location.resolve(path) ?: location.startUrl
    }

    /**
     * What has to be kept to find the same tabs again after the system has ended the app.
     *
     * @param slots where the started containers are in the view hierarchy.
     */
    public fun save(slots: Map<Int, Int>): SavedTabs = SavedTabs(state, nextID, slots)

    // The server

    /**
     * Takes the data of a `configure` message, if it comes from where it may come from and is right.
     *
     * A message that is turned down leaves everything as it was and one line in the log, with the reason and its place.
     *
     * @param json the data of the message.
     * @param container the container whose page sent it; nothing if it comes from none of them.
     * @param page the page that the container shows.
     */
    public fun receive(json: String, container: Int?, page: String?) {
        if (container != selectedID) {
            return warn("configuration ignored: it comes from a tab in the background")
        }
        if (page == null || !location.contains(page)) {
            return warn("configuration ignored: ${page ?: "no page"} is not on the app's origin ${location.origin}")
        }
        try {
            val configuration = TabConfiguration.fromJson(json)
            check(configuration)
            for (warning in configuration.warnings) log(TabLogger.Level.INFO, "configuration: $warning")
            accept(configuration)
        } catch (error: ConfigurationError) {
            warn("configuration rejected: $error")
        }
    }

    /**
     * Takes over what the server wants (reconciliation). Which container is selected never changes by it.
     *
     * @param configuration what the server wants, from whom it may be taken.
     */
    public fun accept(configuration: TabConfiguration) {
        apply(state.accept(configuration, ::makeID))
    }

    /** Refuses paths that lead away from the app once they are resolved. */
    private fun check(configuration: TabConfiguration) {
        configuration.tabs.forEachIndexed { index, tab ->
            if (location.resolve(tab.path) == null) {
                val reason = "\"${tab.path}\" does not resolve to a page on the app's origin ${location.origin}"
                throw ConfigurationError.unsafePath(index, reason)
            }
        }
    }

    // The user

    /**
     * Turns to the container that the user selects. This is the only way in which the selection changes.
     *
     * @param id the container.
     */
    public fun selectTab(id: Int) {
        apply(state.select(id, ::makeID))
    }

    private fun apply(step: Step<Int>) {
        val level = if (step.transition.isEmpty) TabLogger.Level.DEBUG else TabLogger.Level.INFO
        log(level, TransitionSummary.of(step, state))
        state = step.state
        if (!step.transition.isEmpty) onTransition?.invoke(step.transition)
    }

    private fun makeID(): Int = nextID.also { nextID += 1 }

    private fun warn(message: String) = log(TabLogger.Level.WARNING, message)

    private fun log(level: TabLogger.Level, message: String) = logger.log(level, message.onOneLine())
}
