package android.content.res;

import android.os.LocaleList;

public final class Configuration {
    public static final int UI_MODE_NIGHT_MASK = 0x30;
    public static final int UI_MODE_NIGHT_YES = 0x20;
    public int screenWidthDp = 360;
    public int screenHeightDp = 780;
    public float fontScale = 1;
    public int uiMode;
    private LocaleList locales = new LocaleList();
    private int layoutDirection;

    public Configuration() {}

    public int getLayoutDirection() {
        return layoutDirection;
    }

    public LocaleList getLocales() {
        return locales;
    }

    public void setRightToLeftForTest(boolean isRightToLeft) {
        layoutDirection = isRightToLeft ? 1 : 0;
    }
}
