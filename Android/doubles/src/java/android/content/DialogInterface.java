package android.content;

/** A double of the platform's interface. */
public interface DialogInterface {
    /** A double of the platform's interface. */
    interface OnClickListener {
        void onClick(DialogInterface dialog, int which);
    }
}
