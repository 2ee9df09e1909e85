package android.net;

import android.os.Parcelable;

/** A double of the platform's class. */
public abstract class Uri implements Parcelable {
    private Uri() {}
}
