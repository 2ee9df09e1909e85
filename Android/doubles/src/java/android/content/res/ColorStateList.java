package android.content.res;

public class ColorStateList {
    ColorStateList() {}

    public static ColorStateList createForTest() {
        return new ColorStateList();
    }
}
