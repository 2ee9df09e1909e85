package androidx.core.os;

import android.os.Bundle;

public final class BundleCompat {
    private BundleCompat() {}

    public static <T> T getParcelable(Bundle bundle, String key, Class<T> type) {
        return type.cast(bundle.parcelableForTest(key));
    }
}
