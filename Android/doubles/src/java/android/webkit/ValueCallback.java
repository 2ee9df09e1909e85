package android.webkit;

/** A double of the platform's interface. */
public interface ValueCallback<T> {
    void onReceiveValue(T value);
}
