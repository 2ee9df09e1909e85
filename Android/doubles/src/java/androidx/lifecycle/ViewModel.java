package androidx.lifecycle;

public abstract class ViewModel {
    public ViewModel() {}

    protected void onCleared() {}

    void clear() {
        onCleared();
    }
}
