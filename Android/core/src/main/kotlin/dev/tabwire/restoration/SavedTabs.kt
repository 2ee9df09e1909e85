package dev.tabwire.restoration

import dev.tabwire.InternalTabwireApi
import dev.tabwire.client.ContainerId
import dev.tabwire.protocol.ConfigurationError
import dev.tabwire.reading.JsonError
import dev.tabwire.reading.utf8
import dev.tabwire.reconciliation.NavigationState

/**
 * The tabs of an app, saved before the system ends its process: the containers, the tab each represents, and the slot
 * of each started container.
 *
 * @property state the containers and the last accepted configuration.
 * @property nextId the identity of the next container, so that none is used twice.
 * @property slots the slot of each started container.
 */
@InternalTabwireApi
public class SavedTabs internal constructor(
    internal val state: NavigationState<ContainerId>,
    internal val nextId: Int,
    public val slots: Map<ContainerId, SlotId>,
) {
    /**
     * Returns the tabs as JSON. If the text would be too long, long titles and badges are cut, and then owned paths are left out: the bar
     * shows less of the titles, and an address opens in the tab of its path. The next page brings them back.
     *
     * @return `null` if the text is longer than [MAXIMUM_LENGTH] even so: Android ends an app that saves too much. The app then
     *   starts in bootstrap.
     */
    public fun toJson(): String? =
        sequenceOf(SavedTabsWriter(Int.MAX_VALUE, true), SavedTabsWriter(SHORT_TEXT, true), SavedTabsWriter(SHORT_TEXT, false))
            .map { it.write(this) }.find { it.length <= MAXIMUM_LENGTH }

    public companion object {
        /** The maximum length of the saved text, in UTF-16 code units. */
        public const val MAXIMUM_LENGTH: Int = 64 * 1024

        /** The length of a title that a tab bar shows. */
        private const val SHORT_TEXT = 60

        /**
         * Reads tabs that [toJson] wrote.
         *
         * @param json the text, or `null` if none was saved.
         * @param pool the slots of this build; another build may have others.
         * @return `null` if the text is missing, damaged or inconsistent.
         */
        public fun fromJson(json: String?, pool: List<SlotId>): SavedTabs? = try {
            json?.let { SavedTabsReader(it.utf8()).read() }?.takeIf { it.isValid(pool) }
        } catch (_: JsonError) {
            null
        } catch (_: ConfigurationError) {
            null
        }
    }

    private fun isValid(pool: List<SlotId>): Boolean {
        val containers = state.ids
        return state.brokenInvariant == null &&
            containers.all { it.number in 1 until nextId } &&
            containers.containsAll(slots.keys) &&
            pool.containsAll(slots.values) &&
            slots.values.distinct().size == slots.size
    }
}
