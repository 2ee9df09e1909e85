package androidx.activity;

public abstract class OnBackPressedCallback {
    private boolean isEnabled;

    public OnBackPressedCallback(boolean enabled) {
        isEnabled = enabled;
    }

    public final boolean isEnabled() {
        return isEnabled;
    }

    public final void setEnabled(boolean enabled) {
        isEnabled = enabled;
    }

    public abstract void handleOnBackPressed();
}
