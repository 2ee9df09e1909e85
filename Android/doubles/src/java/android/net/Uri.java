package android.net;

import android.os.Parcelable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A double of the platform's class: as there, no text is an error. */
public class Uri implements Parcelable {
    private static final Pattern PARTS = Pattern.compile("^(?:([^:/?#]+):)?(?://([^/?#]*))?([^?#]*)(?:\\?([^#]*))?(?:#.*)?$", Pattern.DOTALL);
    private final String text;
    private final Matcher parts;

    private Uri(String text) {
        this.text = text;
        parts = PARTS.matcher(text);
        parts.find();
    }

    public static Uri parse(String text) {
        return new Uri(text);
    }

    public String getScheme() {
        return parts.group(1);
    }

    public String getAuthority() {
        return parts.group(2);
    }

    public String getHost() {
        String authority = getAuthority();
        if (authority == null) return null;
        String host = authority.substring(authority.lastIndexOf('@') + 1);
        int colon = host.lastIndexOf(':');
        return colon > host.lastIndexOf(']') ? host.substring(0, colon) : host;
    }

    public String getPath() {
        return parts.group(3);
    }

    public String getQuery() {
        return parts.group(4);
    }

    public String getLastPathSegment() {
        String path = getPath();
        return path.substring(path.lastIndexOf('/') + 1);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Uri uri && uri.text.equals(text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    @Override
    public String toString() {
        return text;
    }
}
