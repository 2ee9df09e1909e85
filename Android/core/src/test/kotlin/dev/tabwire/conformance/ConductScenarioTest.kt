package dev.tabwire.conformance

import dev.tabwire.client.conduct.Conduct
import dev.tabwire.client.conduct.Conduct.Effect
import dev.tabwire.client.conduct.Conduct.Event
import dev.tabwire.client.conduct.Conduct.Knowledge
import dev.tabwire.client.conduct.ConductStep
import dev.tabwire.protocol.TabId
import org.json.JSONObject
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import java.math.BigDecimal

/** `Conformance/conduct`: events with their times, and the effects that each must have. */
class ConductScenarioTest {
    @Test
    fun `each scenario has its effects`() {
        val files = Conformance.conductFiles
        assertTrue("${files.size} scenarios", files.size >= 60)
        val differences = mutableListOf<String>()
        for (file in files) {
            val conduct = Conduct<String>()
            val steps = JSONObject(file.readText()).getJSONArray("steps")
            for (number in 0 until steps.length()) {
                val step = steps.getJSONObject(number)
                val text = step.getString("event")
                val expected = step.getJSONArray("effects").let { effects -> List(effects.length(), effects::getString) }
                val milliseconds = BigDecimal(step.getString("at")).movePointRight(3).longValueExact()
                val effects = conduct.on(event(text), milliseconds).map(::text)
                if (effects != expected) differences += "${file.name}, step ${number + 1}, $text: $effects instead of $expected"
            }
        }
        assertEquals("", differences.joinToString("\n"))
    }

    /** Reads an event as scenarios write it. */
    private fun event(text: String): Event<String> {
        val words = text.split(" ")
        val rest = words.drop(1).joinToString(" ")
        return when (words.first()) {
            "time" -> Event.Time
            "formStarted" -> Event.FormStarted(givesSessions = rest != "without sessions")
            "formEnded" -> Event.FormEnded
            "pageBegan" -> Event.PageBegan
            "pageSettled" -> Event.PageSettled
            "modalPageSettled" -> Event.ModalPageSettled
            "pageGave" ->
                Event.PageGave(words[1].takeIf { it != "none" }, isLast = "last" in words.drop(2), isStale = "stale" in words.drop(2))
            "backgroundPageGave" ->
                Event.BackgroundPageGave(words[1], words[2].takeIf { it != "none" }, isLast = "last" in words.drop(3))
            "streamDemanded" -> Event.StreamDemanded(words[1].takeIf { it != "none" }, words.getOrNull(2))
            "streamDisagreed" -> Event.StreamDisagreed
            "sessionChanged" -> Event.SessionChanged(rest)
            "reloaded" -> Event.Reloaded(words[1], words.getOrNull(2))
            "reloadPostponed" -> Event.ReloadPostponed(rest)
            "pageMissing" -> Event.PageMissing(rest)
            "navigated" -> Event.Navigated(rest)
            "select" -> Event.User(ConductStep.Select(TabId(rest)))
            "reselect" -> Event.User(ConductStep.Reselect)
            "open" -> Event.User(ConductStep.Open(rest))
            "perform" -> Event.User(ConductStep.Perform(TabId(rest)))
            "userActed" -> Event.UserActed
            "willShow" -> Event.WillShow(words[1], isOfLastSession = "last" in words.drop(3), Knowledge.valueOf(words[2].uppercase()))
            "leaving" ->
                Event.Leaving(words[1], if (words[2] == "select") ConductStep.Select(TabId(words[3])) else ConductStep.Open(words[3]))
            "inputFound" -> Event.InputFound(words[1], hasInput = words[2] == "yes")
            "leaveAnswered" -> Event.LeaveAnswered(words[1], leaves = words[2] == "leaves")
            "eagerTabs" -> Event.EagerTabs(words.drop(1) - "later", mayLoad = words.last() != "later")
            "activity" -> Event.Activity
            "loaded" -> Event.LoadEnded(rest, isLoaded = true)
            "loadFailed" -> Event.LoadEnded(rest, isLoaded = false)
            "loadPostponed" -> Event.LoadPostponed(rest)
            "backgroundTabs" ->
                Event.BackgroundTabs(words.drop(1).takeWhile { it != "limit" }, words.last().toIntOrNull().takeIf { "limit" in words })
            "suspended" -> Event.SuspendEnded(rest, isSuspended = true)
            "stays" -> Event.SuspendEnded(rest, isSuspended = false)
            "settled" -> Event.Settled(rest)
            "selected" -> Event.Selected(rest)
            "opened" -> Event.Opened(rest)
            "disposed" -> Event.Disposed(rest)
            "leftScreen" -> Event.LeftScreen
            "returnedToScreen" -> Event.ReturnedToScreen
            "memoryIsLow" -> Event.MemoryIsLow
            else -> throw IllegalArgumentException("unknown event: $text")
        }
    }

    /** Returns an effect as scenarios write it. */
    private fun text(effect: Effect<String>): String = when (effect) {
        is Effect.CarryOut -> "carryOut ${text(effect.step)} ${effect.knowledge.name.lowercase()}"
        is Effect.Waits -> "waits ${effect.step?.let(::text) ?: "no more"}"
        is Effect.DiscardPages -> "discardPages ${effect.container}"
        Effect.Reload -> "reload"
        Effect.Resume -> "resume"
        is Effect.ReloadOwed -> "reloadOwed ${effect.container}"
        is Effect.RefreshBelow -> "refreshBelow ${effect.container}"
        is Effect.ForgetPagesBehind -> "forgetPagesBehind ${effect.container}"
        is Effect.FindInput -> "findInput ${effect.container}"
        is Effect.AskToLeave -> "askToLeave ${effect.container}"
        is Effect.Leave -> "leave ${effect.container} ${text(effect.step)}"
        is Effect.Suspend -> "suspend ${effect.container}"
        is Effect.LoadAhead -> "loadAhead ${effect.container}"
        is Effect.StopLoading -> "stopLoading ${effect.container}"
        is Effect.LoadedAhead -> "loadedAhead ${effect.container}"
        is Effect.Wake -> "wake ${BigDecimal.valueOf(effect.time, 3).stripTrailingZeros().toPlainString()}"
    }

    private fun text(step: ConductStep): String = when (step) {
        is ConductStep.Select -> "select ${step.tab}"
        ConductStep.Reselect -> "reselect"
        is ConductStep.Open -> "open ${step.address}"
        is ConductStep.Perform -> "perform ${step.action}"
    }
}
