package android.graphics;

import android.os.Looper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;
import javax.imageio.ImageIO;

/** A double that decodes with the JDK, which knows PNG and JPEG. */
public class BitmapFactory {
    private static final AtomicInteger DECODED_ON_MAIN_THREAD = new AtomicInteger();

    private BitmapFactory() {}

    public static Bitmap decodeByteArray(byte[] data, int offset, int length) {
        if (Thread.currentThread() == Looper.mainThreadForTest()) DECODED_ON_MAIN_THREAD.incrementAndGet();
        try {
            var image = ImageIO.read(new ByteArrayInputStream(data, offset, length));
            return image == null ? null : Bitmap.ofForTest(image.getWidth(), image.getHeight(), data);
        } catch (IOException | RuntimeException error) {
            return null;
        }
    }

    /** The number of images that were decoded where they would stop the app. */
    public static int decodedOnMainThreadForTest() {
        return DECODED_ON_MAIN_THREAD.get();
    }
}
