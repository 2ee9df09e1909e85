package androidx.test.core.app;

import androidx.activity.ComponentActivity;

public final class ActivityScenario<A extends ComponentActivity> {
    private ActivityScenario() {}

    public native ActivityScenario<A> onActivity(ActivityAction<A> action);

    public native ActivityScenario<A> recreate();

    public interface ActivityAction<A extends ComponentActivity> {
        void perform(A activity);
    }
}
