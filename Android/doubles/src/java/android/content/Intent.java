package android.content;

public class Intent {
    public static final String ACTION_VIEW = "android.intent.action.VIEW";

    private String data;
    private String extra;
    private boolean isBroken;

    public Intent() {}

    public Intent(String action, android.net.Uri uri) {
        data = uri.toString();
    }

    public String getDataString() {
        return data;
    }

    public String getStringExtra(String name) {
        if (isBroken) throw new android.os.BadParcelableException("of another app");
        return name.equals("path") ? extra : null;
    }

    public static Intent ofForTest(String data) {
        Intent intent = new Intent();
        intent.data = data;
        return intent;
    }

    /** The intent of a notification; {@code null} is one with extras that no app can read. */
    public static Intent ofNotificationForTest(String path) {
        Intent intent = new Intent();
        intent.extra = path;
        intent.isBroken = path == null;
        return intent;
    }
}
