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

    public void moveForTest(State next) {
        State last = state;
        state = next;
        for (DefaultLifecycleObserver observer : List.copyOf(observers)) {
            if (next == State.CREATED && last == State.INITIALIZED) observer.onCreate(owner);
            if (next == State.STARTED) observer.onStart(owner);
            if (next == State.CREATED && last == State.STARTED) observer.onStop(owner);
            if (next == State.DESTROYED) observer.onDestroy(owner);
        }
    }

    public enum State {
        DESTROYED, INITIALIZED, CREATED, STARTED, RESUMED;

        public boolean isAtLeast(State state) {
            return compareTo(state) >= 0;
        }
    }
}
