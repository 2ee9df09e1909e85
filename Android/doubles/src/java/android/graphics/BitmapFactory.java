package android.graphics;

import android.os.Looper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import javax.imageio.ImageIO;

/** A double that decodes PNG and JPEG with the JDK. Of a WebP, which the JDK does not know, it reads the size. */
public class BitmapFactory {
    private static final AtomicInteger DECODED_ON_MAIN_THREAD = new AtomicInteger();

    /** The names of chunks, "VP8 " and "VP8L". */
    private static final int LOSSY = 0x20385056;
    private static final int LOSSLESS = 0x4C385056;

    private BitmapFactory() {}

    public static Bitmap decodeByteArray(byte[] data, int offset, int length) {
        if (Thread.currentThread() == Looper.mainThreadForTest()) DECODED_ON_MAIN_THREAD.incrementAndGet();
        if (isWebP(data, offset, length)) return webP(data, ByteBuffer.wrap(data, offset, length).slice().order(ByteOrder.LITTLE_ENDIAN));
        try {
            var image = ImageIO.read(new ByteArrayInputStream(data, offset, length));
            return image == null ? null : Bitmap.ofForTest(image.getWidth(), image.getHeight(), data);
        } catch (IOException | RuntimeException error) {
            return null;
        }
    }

    private static boolean isWebP(byte[] data, int offset, int length) {
        return length > 30 && new String(data, offset + 8, 4, StandardCharsets.US_ASCII).equals("WEBP");
    }

    /** Returns the bitmap of a file whose first chunk is its frame, or null. */
    private static Bitmap webP(byte[] data, ByteBuffer file) {
        return switch (file.getInt(12)) {
            case LOSSY -> Bitmap.ofForTest(file.getShort(26) & 0x3FFF, file.getShort(28) & 0x3FFF, data);
            case LOSSLESS -> Bitmap.ofForTest((file.getInt(21) & 0x3FFF) + 1, (file.getInt(21) >>> 14 & 0x3FFF) + 1, data);
            default -> null;
        };
    }

    /** The number of images that were decoded where they would stop the app. */
    public static int decodedOnMainThreadForTest() {
        return DECODED_ON_MAIN_THREAD.get();
    }
}
