package android.webkit;

/** A double of the platform's class. */
public class JsPromptResult extends JsResult {
    JsPromptResult() {}
}
