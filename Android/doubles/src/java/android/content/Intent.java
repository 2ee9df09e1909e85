package android.content;

public class Intent {
    private String data;

    public Intent() {}

    public String getDataString() {
        return data;
    }

    public static Intent ofForTest(String data) {
        Intent intent = new Intent();
        intent.data = data;
        return intent;
    }
}
