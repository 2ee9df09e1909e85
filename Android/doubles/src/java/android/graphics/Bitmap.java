package android.graphics;

/** A double that knows its size and which file it was decoded from. */
public final class Bitmap {
    private final int width;
    private final int height;
    public final byte[] fileForTest;

    private Bitmap(int width, int height, byte[] file) {
        this.width = width;
        this.height = height;
        fileForTest = file;
    }

    public static Bitmap ofForTest(int width, int height, byte[] file) {
        return new Bitmap(width, height, file);
    }

    public int getWidth() {
        return width;
    }

    public int getHeight() {
        return height;
    }

    public static Bitmap createBitmap(Bitmap source, int x, int y, int width, int height) {
        if (x < 0 || y < 0 || width <= 0 || height <= 0 || x + width > source.width || y + height > source.height) {
            throw new IllegalArgumentException("the part is outside the bitmap");
        }
        return new Bitmap(width, height, source.fileForTest);
    }

    public static Bitmap createScaledBitmap(Bitmap source, int width, int height, boolean filter) {
        if (width <= 0 || height <= 0) throw new IllegalArgumentException("width and height must be > 0");
        return new Bitmap(width, height, source.fileForTest);
    }
}
