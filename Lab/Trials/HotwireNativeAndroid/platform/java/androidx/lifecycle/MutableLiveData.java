package androidx.lifecycle;

import java.util.ArrayList;
import java.util.List;

/** A double of AndroidX's class: an observer hears of the latest value while its owner is started. */
public class MutableLiveData<T> {
    private final List<Wrapper> observers = new ArrayList<>();
    private T value;
    private int version;

    public MutableLiveData() {}

    public T getValue() {
        return value;
    }

    public void setValue(T value) {
        this.value = value;
        version += 1;
        for (Wrapper observer : List.copyOf(observers)) observer.tell();
    }

    public void observe(LifecycleOwner owner, Observer<? super T> observer) {
        if (owner.getLifecycle().getCurrentState() == Lifecycle.State.DESTROYED) return;
        Wrapper wrapper = new Wrapper(owner, observer);
        observers.add(wrapper);
        owner.getLifecycle().addObserver(wrapper);
    }

    private final class Wrapper implements DefaultLifecycleObserver {
        private final LifecycleOwner owner;
        private final Observer<? super T> observer;
        private int last;

        Wrapper(LifecycleOwner owner, Observer<? super T> observer) {
            this.owner = owner;
            this.observer = observer;
        }

        void tell() {
            if (last == version || !owner.getLifecycle().getCurrentState().isAtLeast(Lifecycle.State.STARTED)) return;
            last = version;
            observer.onChanged(value);
        }

        @Override
        public void onStart(LifecycleOwner owner) {
            tell();
        }

        @Override
        public void onDestroy(LifecycleOwner owner) {
            observers.remove(this);
        }
    }
}
