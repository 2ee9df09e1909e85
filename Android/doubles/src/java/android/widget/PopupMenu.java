package android.widget;

import android.content.Context;
import android.view.Menu;
import android.view.MenuItem;
import android.view.View;
import com.google.android.material.navigation.MenuForTest;

public class PopupMenu {
    private static PopupMenu shown;
    private final MenuForTest menu = new MenuForTest();
    private OnMenuItemClickListener listener;

    public PopupMenu(Context context, View anchor, int gravity) {}

    public Menu getMenu() {
        return menu;
    }

    public void setOnMenuItemClickListener(OnMenuItemClickListener listener) {
        this.listener = listener;
    }

    public void show() {
        shown = this;
    }

    public interface OnMenuItemClickListener {
        boolean onMenuItemClick(MenuItem item);
    }

    public static PopupMenu shownForTest() {
        return shown;
    }

    public void chooseForTest(int id) {
        shown = null;
        listener.onMenuItemClick(menu.findItem(id));
    }
}
