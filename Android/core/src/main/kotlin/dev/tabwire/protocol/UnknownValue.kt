package dev.tabwire.protocol

/**
 * The value of a tab's member that this version does not know.
 *
 * @property tab the position of the tab among all tabs and actions.
 */
internal class UnknownValue(val tab: Int, val member: String, val value: String)
