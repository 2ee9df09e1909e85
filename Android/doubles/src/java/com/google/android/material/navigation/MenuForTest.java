package com.google.android.material.navigation;

import android.view.Menu;
import android.content.res.ColorStateList;
import android.graphics.drawable.Drawable;
import android.view.MenuItem;
import java.util.ArrayList;
import java.util.List;

/** A menu that reports each change to the view that shows it. */
public class MenuForTest implements Menu {
    final List<ItemForTest> items = new ArrayList<>();
    Runnable onStructureChange = () -> {};
    Runnable onItemChange = () -> {};
    int maximum = Integer.MAX_VALUE;

    @Override
    public MenuItem add(int group, int id, int order, CharSequence title) {
        if (items.size() + 1 > maximum) throw new IllegalArgumentException("Maximum number of items supported is " + maximum);
        int index = items.size();
        while (index > 0 && items.get(index - 1).order > order) index -= 1;
        ItemForTest item = new ItemForTest(this, id, order, title);
        items.add(index, item);
        onStructureChange.run();
        return item;
    }

    @Override
    public MenuItem findItem(int id) {
        return items.stream().filter(item -> item.id == id).findFirst().orElse(null);
    }

    @Override
    public MenuItem getItem(int index) {
        return items.get(index);
    }

    @Override
    public void clear() {
        items.clear();
        onStructureChange.run();
    }

    @Override
    public int size() {
        return items.size();
    }

    /** Checks an item and unchecks the others, even if the item was removed. */
    void check(ItemForTest checked) {
        for (ItemForTest item : items) item.isChecked = item == checked;
        checked.isChecked = true;
        onItemChange.run();
    }

    /** An item of a menu. */
    public static class ItemForTest implements MenuItem {
        private final MenuForTest menu;
        final int id;
        final int order;
        private CharSequence title;
        private Drawable drawable;
        private Drawable shown;
        private int changes;
        boolean isChecked;
        private boolean isEnabled = true;

        ItemForTest(MenuForTest menu, int id, int order, CharSequence title) {
            this.menu = menu;
            this.id = id;
            this.order = order;
            this.title = title;
        }

        @Override
        public int getItemId() {
            return id;
        }

        @Override
        public CharSequence getTitle() {
            return title;
        }

        @Override
        public MenuItem setTitle(CharSequence title) {
            this.title = title;
            changes += 1;
            menu.onItemChange.run();
            return this;
        }

        @Override
        public MenuItem setIcon(int icon) {
            menu.onItemChange.run();
            return this;
        }

        @Override
        public MenuItem setIcon(Drawable icon) {
            drawable = icon;
            // Material tints a copy, or the icon if it has no state to copy (setIcon in NavigationBarItemView.java of 1.14).
            Drawable.ConstantState state = icon == null ? null : icon.getConstantState();
            shown = state == null ? icon : state.newDrawable();
            if (shown != null) shown.setTintList(ColorStateList.createForTest());
            menu.onItemChange.run();
            return this;
        }

        /** The icon that is shown, with its tint. */
        public Drawable getShown() {
            return shown;
        }

        public Drawable getDrawable() {
            return drawable;
        }

        @Override
        public boolean isChecked() {
            return isChecked;
        }

        @Override
        public MenuItem setEnabled(boolean enabled) {
            isEnabled = enabled;
            menu.onItemChange.run();
            return this;
        }

        @Override
        public boolean isEnabled() {
            return isEnabled;
        }

        public int getChanges() {
            return changes;
        }
    }
}
