package android.app;

import android.content.Context;
import android.content.DialogInterface;

/** A double of the platform's class. It keeps the dialog shown last. */
public class AlertDialog implements DialogInterface {
    private static AlertDialog shown;
    private OnClickListener onPositive;

    private AlertDialog() {}

    public static AlertDialog shownForTest() {
        return shown;
    }

    public static void forgetForTest() {
        shown = null;
    }

    public void confirmForTest() {
        onPositive.onClick(this, 0);
    }

    public static class Builder {
        private final AlertDialog dialog = new AlertDialog();

        public Builder(Context context) {}

        public Builder setMessage(int message) {
            return this;
        }

        public Builder setPositiveButton(int text, OnClickListener listener) {
            dialog.onPositive = listener;
            return this;
        }

        public Builder setNegativeButton(int text, OnClickListener listener) {
            return this;
        }

        public AlertDialog show() {
            shown = dialog;
            return dialog;
        }
    }
}
