package android.content;

import android.net.Uri;
import android.os.Bundle;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A double of the platform's class. Before Android 13, every look at an extra unpacks all, and one that the app cannot unpack throws:
 * a {@code Serializable} a plain {@code RuntimeException} (readSerializable in Parcel.java of API 28), a {@code Parcelable}
 * {@code BadParcelableException}.
 */
public class Intent {
    public static final String ACTION_VIEW = "android.intent.action.VIEW";
    public static final String ACTION_MAIN = "android.intent.action.MAIN";
    public static final String CATEGORY_APP_BROWSER = "android.intent.category.APP_BROWSER";
    public static final int FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY = 0x00100000;

    private final Map<String, Object> extras = new LinkedHashMap<>();
    private final String action;
    private String data;
    private RuntimeException error;
    private int flags;

    public Intent() {
        action = null;
    }

    public Intent(String action, Uri uri) {
        this.action = action;
        data = uri == null ? null : uri.toString();
    }

    /** An intent for an app of a category, whatever else it opens. */
    public static Intent makeMainSelectorActivity(String selectorAction, String selectorCategory) {
        return new Intent(selectorAction + " " + selectorCategory, null);
    }

    public Intent setData(Uri uri) {
        data = uri.toString();
        return this;
    }

    public String getDataString() {
        return data;
    }

    public int getFlags() {
        return flags;
    }

    public Intent addFlags(int added) {
        flags |= added;
        return this;
    }

    public String getStringExtra(String name) {
        return unpacked().get(name) instanceof String text ? text : null;
    }

    public void removeExtra(String name) {
        unpacked().remove(name);
    }

    /** Replaces all extras, and unpacks none. */
    public Intent replaceExtras(Bundle replacement) {
        error = null;
        extras.clear();
        if (replacement != null) for (String name : replacement.keySet()) extras.put(name, replacement.parcelableForTest(name));
        return this;
    }

    private Map<String, Object> unpacked() {
        if (error != null) throw error;
        return extras;
    }

    public static Intent ofForTest(String data) {
        Intent intent = new Intent();
        intent.data = data;
        return intent;
    }

    public Intent putForTest(String name, Object value) {
        extras.put(name, value);
        return this;
    }

    /** The intent of a notification. */
    public static Intent ofNotificationForTest(String path) {
        Intent intent = new Intent();
        intent.extras.put("path", path);
        return intent;
    }

    /** The intent of another app, with extras that this app cannot unpack. */
    public static Intent unreadableForTest(String data, RuntimeException error) {
        Intent intent = ofForTest(data);
        intent.error = error;
        return intent;
    }

    public Map<String, Object> extrasForTest() {
        return unpacked();
    }

    public String actionForTest() {
        return action;
    }
}
