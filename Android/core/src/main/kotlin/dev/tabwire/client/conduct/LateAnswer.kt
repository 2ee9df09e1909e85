package dev.tabwire.client.conduct

/** The late answer of a form whose container the user has left (P15.11): it may give another session than that of the page in front. */
internal class LateAnswer<ID : Any> {
    /** The container that sent the last form, or `null`. */
    private var sender: ID? = null

    /** The container that the user left while the answer of its form was late, or `null`. */
    private var left: ID? = null

    /**
     * A message of a page in the background.
     *
     * @property isLate whether it is the late answer of a form.
     * @property isLast whether that form is the last one.
     */
    class Message(val isLate: Boolean, val isLast: Boolean)

    /** A page of the selected container sent a form. */
    fun formStarted(container: ID?) {
        sender = container
    }

    /** A step of the user is carried out, which may leave the selected container. */
    fun stepped(container: ID?, isLate: Boolean) {
        left = if (isLate) left ?: container else null
    }

    /** A page in the background gave a configuration. */
    fun pageGave(container: ID): Message {
        if (container != left) return Message(isLate = false, isLast = false)
        left = null
        return Message(isLate = true, isLast = container == sender)
    }
}
