package android.webkit;

/** Stands in for the platform's interface. */
public interface ValueCallback<T> {
    void onReceiveValue(T value);
}
