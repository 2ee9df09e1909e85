package android.webkit;

public class JsResult {
    private boolean isCancelled;

    JsResult() {}

    public static JsResult createForTest() {
        return new JsResult();
    }

    public boolean isCancelledForTest() {
        return isCancelled;
    }

    public final void cancel() {
        isCancelled = true;
    }
}
