package dev.tabwire.restoration

import dev.tabwire.protocol.ConfigurationError
import dev.tabwire.reading.JsonProblem
import dev.tabwire.reading.utf8
import dev.tabwire.reconciliation.NavigationState

/**
 * The tabs of an app as they outlive its process: which containers there are, what each represents, and in which slot
 * of the view hierarchy Android finds its fragments again.
 *
 * @property state the containers and the last configuration that was accepted.
 * @property nextID the identity of the next container, so that none is ever used twice.
 * @property slots the view id of each started container.
 */
public class SavedTabs internal constructor(
    internal val state: NavigationState<Int>,
    internal val nextID: Int,
    public val slots: Map<Int, Int>,
) {
    /**
     * The tabs as text.
     *
     * @return nothing if it is longer than [MAXIMUM_LENGTH]. Android ends an app that saves too much, so an oversized
     *   configuration is not kept; the app starts in bootstrap then.
     */
    public fun toJson(): String? = SavedTabsWriter.write(this).takeIf { it.length <= MAXIMUM_LENGTH }

    public companion object {
        /** The longest text that is saved, in UTF-16 code units. */
        public const val MAXIMUM_LENGTH: Int = 64 * 1024

        /**
         * Reads what [toJson] wrote.
         *
         * @param json the text; nothing if nothing was saved.
         * @param pool the view ids that there are now; another build of the app may have others.
         * @return nothing unless everything in it fits together: half-restored tabs are worse than none.
         */
        public fun fromJson(json: String?, pool: List<Int>): SavedTabs? = try {
            json?.let { SavedTabsReader(it.utf8()).read() }?.takeIf { it.isValid(pool) }
        } catch (_: JsonProblem) {
            null
        } catch (_: ConfigurationError) {
            null
        }
    }

    private fun isValid(pool: List<Int>): Boolean {
        val containers = state.tabs.map { it.id }
        return state.brokenInvariant == null &&
            containers.all { it in 1 until nextID } &&
            containers.containsAll(slots.keys) &&
            pool.containsAll(slots.values) &&
            slots.values.distinct().size == slots.size
    }
}
