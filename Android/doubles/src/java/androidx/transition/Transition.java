package androidx.transition;

import android.view.View;
import java.util.ArrayList;
import java.util.List;

public abstract class Transition {
    final List<View> targets = new ArrayList<>();

    public Transition() {}

    public Transition addTarget(View target) {
        targets.add(target);
        return this;
    }

    public Transition setDuration(long duration) {
        return this;
    }
}
