package android.os;

public final class PowerManager {
    private static boolean isSaving;

    PowerManager() {}

    public static void setSavingForTest(boolean value) {
        isSaving = value;
    }

    public static Object createForTest() {
        return new PowerManager();
    }

    public boolean isPowerSaveMode() {
        return isSaving;
    }
}
