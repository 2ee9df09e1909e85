package androidx.lifecycle;

import java.util.ArrayList;
import java.util.List;

/** A double of AndroidX's class. An observer that is added late hears of the events so far. */
public abstract class Lifecycle {
    private final LifecycleOwner owner;
    private final List<DefaultLifecycleObserver> observers = new ArrayList<>();
    private State state = State.INITIALIZED;

    Lifecycle(LifecycleOwner owner) {
        this.owner = owner;
    }

    public static Lifecycle createForTest(LifecycleOwner owner) {
        return new Lifecycle(owner) {};
    }

    public State getCurrentState() {
        return state;
    }

    public void addObserver(LifecycleObserver observer) {
        if (!(observer instanceof DefaultLifecycleObserver added)) return;
        observers.add(added);
        if (state.isAtLeast(State.CREATED)) added.onCreate(owner);
        if (state.isAtLeast(State.STARTED)) added.onStart(owner);
    }

    public void removeObserver(LifecycleObserver observer) {
        observers.remove(observer);
    }

    /** Moves step by step. Observers hear of each event after the fragment or activity on the way up, and before it on the way down. */
    public void moveForTest(State next) {
        if (state == State.DESTROYED) return;
        while (state != next) {
            boolean isUp = next.isAtLeast(state);
            State last = state;
            state = isUp ? State.values()[state.ordinal() + 1] : last == State.INITIALIZED || last == State.CREATED ? State.DESTROYED : State.CREATED;
            for (DefaultLifecycleObserver observer : List.copyOf(observers)) {
                if (!observers.contains(observer)) continue;
                if (state == State.CREATED && isUp) observer.onCreate(owner);
                if (state == State.STARTED) observer.onStart(owner);
                if (state == State.CREATED && !isUp) observer.onStop(owner);
                if (state == State.DESTROYED && last == State.CREATED) observer.onDestroy(owner);
            }
        }
    }

    public enum State {
        DESTROYED, INITIALIZED, CREATED, STARTED, RESUMED;

        public boolean isAtLeast(State state) {
            return compareTo(state) >= 0;
        }
    }
}
