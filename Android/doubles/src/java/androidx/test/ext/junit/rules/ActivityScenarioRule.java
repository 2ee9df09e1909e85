package androidx.test.ext.junit.rules;

import androidx.activity.ComponentActivity;
import androidx.test.core.app.ActivityScenario;
import org.junit.rules.ExternalResource;

public final class ActivityScenarioRule<A extends ComponentActivity> extends ExternalResource {
    public ActivityScenarioRule(Class<A> type) {}

    public native ActivityScenario<A> getScenario();
}
