package android.view;

import android.content.Context;

public abstract class LayoutInflater {
    private final Context context;

    private LayoutInflater(Context context) {
        this.context = context;
    }

    public Context getContext() {
        return context;
    }

    public static LayoutInflater ofForTest(Context context) {
        return new LayoutInflater(context) {};
    }
}
