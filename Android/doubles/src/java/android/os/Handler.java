package android.os;

/** A double of the platform's class. The messages that wait hold what they call, also after an activity has ended. */
public class Handler {
    private final Looper looper;

    public Handler(Looper looper) {
        this.looper = looper;
    }

    public final boolean post(Runnable action) {
        return postDelayed(action, 0);
    }

    public final boolean postDelayed(Runnable action, long delayMillis) {
        looper.post(this, action, delayMillis);
        return true;
    }

    public final void removeCallbacks(Runnable action) {
        looper.remove(entry -> entry.action() == action);
    }

    /** Removes all messages of this handler if the token is {@code null}. */
    public final void removeCallbacksAndMessages(Object token) {
        if (token == null) looper.remove(entry -> entry.handler() == this);
    }
}
