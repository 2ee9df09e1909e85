package android.content;

public class Intent {
    public static final String ACTION_VIEW = "android.intent.action.VIEW";

    private String data;

    public Intent() {}

    public Intent(String action, android.net.Uri uri) {
        data = uri.toString();
    }

    public String getDataString() {
        return data;
    }

    public static Intent ofForTest(String data) {
        Intent intent = new Intent();
        intent.data = data;
        return intent;
    }
}
