package android.os;

public class Handler {
    private final Looper looper;

    public Handler(Looper looper) {
        this.looper = looper;
    }

    public final boolean post(Runnable action) {
        return postDelayed(action, 0);
    }

    public final boolean postDelayed(Runnable action, long delayMillis) {
        looper.post(action, delayMillis);
        return true;
    }

    public final void removeCallbacks(Runnable action) {
        looper.remove(action);
    }
}
