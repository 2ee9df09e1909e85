package dev.tabwire.client.conduct

import dev.tabwire.protocol.TabId

/**
 * What a client does with the transitions of the reconciliation (P14 to P18): it takes events and answers with effects.
 *
 * It knows no clock, no web view and no thread. Time comes in with each event, as the milliseconds since some moment.
 */
internal class Conduct<ID : Any> {
    private val forms = FormWait()
    private val answer = LateAnswer<ID>()
    private val reloads = StreamReload()
    private val owed = OwedReload<ID>()
    private val leaving = Leaving<ID>()
    private val ahead = LoadAhead<ID>()
    private val suspension = Suspension<ID>()
    private val absence = Absence()

    /** The selected container, or `null` if it was disposed. */
    private var selection: ID? = null

    /** The wake-up that was asked for last, or `null`. */
    private var wake: Long? = null

    /** Whether the session of the page in front is known (P15.5). */
    val isSessionKnown: Boolean
        get() = forms.isSessionKnown

    /**
     * Takes an event.
     *
     * @param event what happened.
     * @param time the time, which never goes back.
     * @return what the client does, in this order.
     */
    fun on(event: Event<ID>, time: Long): List<Effect<ID>> {
        // Timers that are due come first, also if the client was woken late.
        val due = timePassed(time).also(::noteSteps)
        val taken = take(event, time).also(::noteSteps)
        // A reload comes before a step that leaves its page.
        return due + settle(time) + taken + wakeUp()
    }

    private fun take(event: Event<ID>, time: Long): List<Effect<ID>> = when (event) {
        Event.Time -> emptyList()
        is Event.FormStarted -> {
            answer.formStarted(selection)
            forms.formStarted(event.givesSessions, time) + if (event.givesSessions) waitInsteadOfLeaving(time) else emptyList()
        }
        Event.FormEnded -> forms.formEnded()
        Event.PageBegan -> {
            owed.pageBegan()
            reloads.pageBegan()
            forms.pageBegan()
        }
        Event.PageSettled -> forgetPagesBehind(reloads.pageSettled()) + forms.pageSettled()
        Event.ModalPageSettled -> forms.modalPageSettled()
        is Event.PageGave -> {
            val isBehind = reloads.pageGave(event.session, event.isLast)
            owed.pageGave(event.isStale)
            forgetPagesBehind(isBehind) + forms.pageGave(event.isLast)
        }
        is Event.BackgroundPageGave -> backgroundPageGave(event, time)
        is Event.StreamDemanded -> reloads.demanded(event.session, event.version, time)
        Event.StreamDisagreed -> {
            reloads.disagreed()
            emptyList()
        }
        is Event.SessionChanged ->
            forms.sessionChanged(time) + waitInsteadOfLeaving(time) + reloads.changed(event.session, time)
        is Event.Reloaded -> {
            owed.reloaded(event.container)
            if (event.container == selection) reloads.reloaded(event.version, time)
            emptyList()
        }
        is Event.ReloadPostponed -> {
            owed.postponed(event.container)
            if (event.container == selection) reloads.postponed()
            emptyList()
        }
        is Event.PageMissing -> owed.pageMissing(event.container)
        is Event.Navigated -> {
            owed.navigated(event.container)
            emptyList()
        }
        is Event.User -> user(event.step, time)
        is Event.WillShow -> willShow(event)
        Event.UserActed -> reloads.userActed(time)
        is Event.Leaving -> leaving.leave(event.container, event.step, time)
        is Event.InputFound -> leaving.inputFound(event.container, event.hasInput)
        is Event.LeaveAnswered ->
            leaving.answered(event.container, event.leaves) + if (event.leaves) emptyList() else forms.userStays()
        is Event.EagerTabs -> ahead.situation(event.tabs, event.mayLoad && suspension.hasRoom, time)
        Event.Activity -> ahead.activity(time)
        is Event.LoadEnded -> ahead.loadEnded(event.container, event.isLoaded, time)
        is Event.LoadPostponed -> ahead.loadPostponed(event.container)
        is Event.BackgroundTabs -> suspension.situation(event.running, event.limit, time)
        is Event.SuspendEnded -> {
            if (event.isSuspended) owed.suspended(event.container)
            suspension.ended(event.container, event.isSuspended, time)
        }
        is Event.Settled -> suspension.settled(event.container, time)
        is Event.Selected -> selected(event.container, visits = false, time)
        is Event.Opened -> selected(event.container, visits = true, time)
        is Event.Disposed -> disposed(event.container, time)
        Event.LeftScreen -> {
            absence.leftScreen(time)
            ahead.leftScreen()
        }
        Event.ReturnedToScreen -> {
            absence.returned(time)
            ahead.returned(time)
        }
        Event.MemoryIsLow -> ahead.memoryIsLow() + suspension.memoryIsLow(time)
    }

    private fun noteSteps(effects: List<Effect<ID>>) {
        for (effect in effects) if (effect is Effect.CarryOut) answer.stepped(selection, isLate = effect.knowledge == Knowledge.LATE)
    }

    private fun backgroundPageGave(event: Event.BackgroundPageGave<ID>, time: Long): List<Effect<ID>> {
        val form = answer.pageGave(event.container)
        if (!form.isLate) return emptyList()
        val reload = if (event.session == null || event.isLast) emptyList() else reloads.demanded(event.session, version = null, time)
        // Another form may be under way by now.
        return reload + if (form.isLast) forms.formEnded() else emptyList()
    }

    /** The session is not known any more: a step that is about to leave a container waits until it is. */
    private fun waitInsteadOfLeaving(time: Long): List<Effect<ID>> =
        leaving.interrupted()?.let { forms.take(it, time) }.orEmpty()

    private fun forgetPagesBehind(areFormer: Boolean): List<Effect<ID>> =
        listOfNotNull(selection?.takeIf { areFormer }?.let { Effect.ForgetPagesBehind(it) })

    /** The last step of the user counts, also if an earlier one is about to leave a container. Who taps the selected tab stays. */
    private fun user(step: ConductStep, time: Long): List<Effect<ID>> {
        val effects = forms.take(step, time)
        if (step == ConductStep.Reselect || Effect.Waits(step) in effects) leaving.ended()
        return effects
    }

    /**
     * Discards the pages of a container that is shown next, if they may be another user's. A late answer changes nothing yet: a page of
     * the session last given is that of the user who looks at it.
     */
    private fun willShow(event: Event.WillShow<ID>): List<Effect<ID>> = when {
        event.knowledge == Knowledge.UNKNOWN || event.knowledge == Knowledge.LATE && !event.isOfLastSession -> {
            owed.navigated(event.container)
            listOf(Effect.DiscardPages(event.container))
        }
        else -> emptyList()
    }

    private fun selected(container: ID, visits: Boolean, time: Long): List<Effect<ID>> {
        leaving.ended()
        if (selection != container) {
            absence.selected()
            val missed = reloads.leftPage()
            selection?.let { owed.missed(missed, it) }
        } else if (visits) {
            owed.missed(reloads.coverPage(), container)
        }
        selection = container
        return ahead.gone(container, time) + suspension.selected(container, time) + owed.selected(container, visits)
    }

    private fun disposed(container: ID, time: Long): List<Effect<ID>> {
        if (selection == container) selection = null
        leaving.disposed(container)
        owed.disposed(container)
        return ahead.gone(container, time) + suspension.disposed(container, time)
    }

    /** Whatever the event was, a form that is under way holds reloads back, and only that. */
    private fun settle(time: Long): List<Effect<ID>> = reloads.hold(forms.isFormUnderWay, time)

    private fun timePassed(time: Long): List<Effect<ID>> = buildList {
        while (true) {
            val due = nextWake?.takeIf { it <= time } ?: break
            val steps = forms.timePassed(due)
            // Steps come last: they may select the container that another effect is about.
            addAll(ahead.timePassed(due) + suspension.timePassed(due))
            addAll(settle(due) + absence.timePassed(due) + reloads.timePassed(due))
            addAll(steps + leaving.timePassed(due))
        }
    }

    private val nextWake: Long?
        get() = listOfNotNull(
            forms.deadline, reloads.deadline, leaving.deadline, ahead.deadline, suspension.deadline, absence.deadline,
        ).minOrNull()

    private fun wakeUp(): List<Effect<ID>> {
        val next = nextWake
        if (next == wake) return emptyList()
        wake = next
        return listOfNotNull(next?.let { Effect.Wake(it) })
    }

    /** What the platform reports. */
    sealed interface Event<out ID : Any> {
        /** Nothing but the time: the client was woken. */
        data object Time : Event<Nothing>

        /**
         * A page in front, also a modal one, sent a form that may change something.
         *
         * @property givesSessions whether a page of the app gave a session before.
         */
        data class FormStarted(val givesSessions: Boolean) : Event<Nothing>

        /** The form ended, and no page follows. */
        data object FormEnded : Event<Nothing>

        /** Another page is in front. */
        data object PageBegan : Event<Nothing>

        /** The page in front has loaded, and gave no configuration in time. */
        data object PageSettled : Event<Nothing>

        /** A modal page over the page in front has loaded. */
        data object ModalPageSettled : Event<Nothing>

        /**
         * The page in front gave a configuration, accepted or rejected.
         *
         * @property session its session, or `null`.
         * @property isLast whether that is the session last given.
         * @property isStale whether the configuration was stale (R5.2).
         */
        data class PageGave(val session: String?, val isLast: Boolean, val isStale: Boolean) : Event<Nothing>

        /**
         * A page of a container in the background gave a configuration, as a page in front does. It may be the late answer of a form.
         *
         * @property session its session, or `null`.
         * @property isLast whether that is the session last given.
         */
        data class BackgroundPageGave<ID : Any>(val container: ID, val session: String?, val isLast: Boolean) : Event<ID>

        /**
         * The page in front is out of date, without an act of the user.
         *
         * @property session the session that a stream gave (R8.5), or `null` if there is another reason (section R20).
         * @property version the latest version of its tab (R9.1), or `null`.
         */
        data class StreamDemanded(val session: String?, val version: String?) : Event<Nothing>

        /** A stream gave another session than the page in front, which was loaded again for this session before (R8.8). */
        data object StreamDisagreed : Event<Nothing>

        /** A page of another window gave another session than the page in front (P15.3). */
        data class SessionChanged(val session: String) : Event<Nothing>

        /**
         * The page in front of the selected container is loaded again, because it is out of date.
         *
         * @property version the latest version of its tab, or `null`.
         */
        data class Reloaded<ID : Any>(val container: ID, val version: String?) : Event<ID>

        /** The page in front of a container was not loaded again: there is no network, or the user would lose something (P14.6, P14.10). */
        data class ReloadPostponed<ID : Any>(val container: ID) : Event<ID>

        /** The page in front of a container that was just selected has not loaded. */
        data class PageMissing<ID : Any>(val container: ID) : Event<ID>

        /**
         * A container shows another page of its navigation stack, or is going to load its page anew. Going back loads the one before
         * again.
         */
        data class Navigated<ID : Any>(val container: ID) : Event<ID>

        /** The user wants to see another page. */
        data class User(val step: ConductStep) : Event<Nothing>

        /** The user has selected another container, also by opening an address, or come back. */
        data object UserActed : Event<Nothing>

        /**
         * A step is going to show another container.
         *
         * @property isOfLastSession whether its last page gave the session last given.
         * @property knowledge what is known of the session.
         */
        data class WillShow<ID : Any>(val container: ID, val isOfLastSession: Boolean, val knowledge: Knowledge) : Event<ID>

        /** A step would dispose the selected container. */
        data class Leaving<ID : Any>(val container: ID, val step: ConductStep) : Event<ID>

        /** A page said whether something was typed in it. */
        data class InputFound<ID : Any>(val container: ID, val hasInput: Boolean) : Event<ID>

        /** The user said whether to leave the container. */
        data class LeaveAnswered<ID : Any>(val container: ID, val leaves: Boolean) : Event<ID>

        /**
         * The eager tabs that are not started.
         *
         * @property tabs their containers, in the order of the tab bar.
         * @property mayLoad whether memory, battery and network allow one to load now.
         */
        data class EagerTabs<ID : Any>(val tabs: List<ID>, val mayLoad: Boolean) : Event<ID>

        /** The user did something, or a page began to load. */
        data object Activity : Event<Nothing>

        /** A load ahead ended. */
        data class LoadEnded<ID : Any>(val container: ID, val isLoaded: Boolean) : Event<ID>

        /** A load ahead has not begun, because the user would lose something. */
        data class LoadPostponed<ID : Any>(val container: ID) : Event<ID>

        /**
         * The containers in the background whose pages run.
         *
         * @property limit the maximum number of those, or `null`.
         */
        data class BackgroundTabs<ID : Any>(val running: List<ID>, val limit: Int?) : Event<ID>

        /** A container was suspended, or stays. */
        data class SuspendEnded<ID : Any>(val container: ID, val isSuspended: Boolean) : Event<ID>

        /** The page of a container in the background has loaded. */
        data class Settled<ID : Any>(val container: ID) : Event<ID>

        data class Selected<ID : Any>(val container: ID) : Event<ID>

        /** A container visits an address that was opened. It was selected for it, unless it was selected before. */
        data class Opened<ID : Any>(val container: ID) : Event<ID>

        data class Disposed<ID : Any>(val container: ID) : Event<ID>

        /** Nothing of the tabs is on the screen any more. */
        data object LeftScreen : Event<Nothing>

        /** The tabs are on the screen again. */
        data object ReturnedToScreen : Event<Nothing>

        /** The system warned of low memory. */
        data object MemoryIsLow : Event<Nothing>
    }

    /** What the platform does. */
    sealed interface Effect<out ID : Any> {
        /** Carry out what the user wants, and report a container that it shows. */
        data class CarryOut(val step: ConductStep, val knowledge: Knowledge) : Effect<Nothing>

        /** Discard the pages of a container, which may be another user's: they are loaded again before they are shown (P15.7). */
        data class DiscardPages<ID : Any>(val container: ID) : Effect<ID>

        /** Show that a step waits, or that none does any more. */
        data class Waits(val step: ConductStep?) : Effect<Nothing>

        /** Reload the page in front. */
        data object Reload : Effect<Nothing>

        /** Tell the reconciliation that the app comes back (section R20). */
        data object Resume : Effect<Nothing>

        /** Reload the page in front of a container that was just selected. */
        data class ReloadOwed<ID : Any>(val container: ID) : Effect<ID>

        /** Load the pages of a container afresh on going back: the opened page covers one that is out of date (P16.3). */
        data class RefreshBelow<ID : Any>(val container: ID) : Effect<ID>

        /** Forget the pages behind the page in front of the selected container, which may be of a former session (P15.1). */
        data class ForgetPagesBehind<ID : Any>(val container: ID) : Effect<ID>

        /** Ask the page in front of a container whether something was typed in it. */
        data class FindInput<ID : Any>(val container: ID) : Effect<ID>

        /** Ask the user whether to leave a container. */
        data class AskToLeave<ID : Any>(val container: ID) : Effect<ID>

        /** Carry out the step that leaves a container. */
        data class Leave<ID : Any>(val container: ID, val step: ConductStep) : Effect<ID>

        /** Load the first page of a container ahead. */
        data class LoadAhead<ID : Any>(val container: ID) : Effect<ID>

        /** Stop loading a container ahead, and remove its page. */
        data class StopLoading<ID : Any>(val container: ID) : Effect<ID>

        /** The container has loaded ahead. */
        data class LoadedAhead<ID : Any>(val container: ID) : Effect<ID>

        /** Suspend a container in the background, unless the user would lose something. */
        data class Suspend<ID : Any>(val container: ID) : Effect<ID>

        /** Report the time then. It replaces the wake-up before. */
        data class Wake(val time: Long) : Effect<Nothing>
    }

    /** What is known of the session when a step is carried out. */
    enum class Knowledge {
        /** The page in front gave it. */
        KNOWN,

        /** The answer of a form is late. */
        LATE,

        /** The page in front gives none. */
        UNKNOWN,
    }
}

/** A step of the user that shows another page. */
internal sealed interface ConductStep {
    data class Select(val tab: TabId) : ConductStep

    data object Reselect : ConductStep

    data class Open(val address: String) : ConductStep

    data class Perform(val action: TabId) : ConductStep
}
