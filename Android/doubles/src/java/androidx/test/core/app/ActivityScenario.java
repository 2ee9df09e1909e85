package androidx.test.core.app;

import androidx.activity.ComponentActivity;

/** A double of AndroidX's class. */
public final class ActivityScenario<A extends ComponentActivity> {
    private ActivityScenario() {}

    public native ActivityScenario<A> onActivity(ActivityAction<A> action);

    public native ActivityScenario<A> recreate();

    /** A double of AndroidX's interface. */
    public interface ActivityAction<A extends ComponentActivity> {
        void perform(A activity);
    }
}
