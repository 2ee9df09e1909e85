package android.view;

/** A double of the platform's interface. */
public interface MenuItem {
    int getItemId();

    CharSequence getTitle();

    MenuItem setTitle(CharSequence title);

    MenuItem setIcon(int icon);

    boolean isChecked();
}
