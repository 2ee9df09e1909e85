package androidx.navigation;

import android.net.Uri;
import androidx.fragment.app.Fragment;

/** A double of AndroidX's class: a destination with a fragment. */
public class NavDestination {
    private final int id;
    private final Class<? extends Fragment> type;
    private final String deepLink;

    public NavDestination(int id, Class<? extends Fragment> type, String deepLink) {
        this.id = id;
        this.type = type;
        this.deepLink = deepLink;
    }

    public int getId() {
        return id;
    }

    public boolean hasDeepLink(Uri uri) {
        return uri.toString().equals(deepLink);
    }

    Fragment makeFragment() {
        try {
            return type.getConstructor().newInstance();
        } catch (ReflectiveOperationException error) {
            throw new IllegalStateException(error);
        }
    }
}
