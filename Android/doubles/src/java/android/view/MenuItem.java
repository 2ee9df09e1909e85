package android.view;

import android.graphics.drawable.Drawable;

public interface MenuItem {
    int getItemId();

    CharSequence getTitle();

    MenuItem setTitle(CharSequence title);

    MenuItem setIcon(int icon);

    MenuItem setIcon(Drawable icon);

    boolean isChecked();

    MenuItem setEnabled(boolean enabled);

    boolean isEnabled();
}
