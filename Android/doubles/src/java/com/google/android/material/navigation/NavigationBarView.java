package com.google.android.material.navigation;

import android.content.Context;
import android.util.AttributeSet;
import android.view.Menu;
import android.view.MenuItem;
import android.view.View;
import android.view.ViewGroup;
import android.view.accessibility.AccessibilityNodeInfo;
import android.widget.FrameLayout;
import androidx.transition.TransitionManager;
import com.google.android.material.badge.BadgeDrawable;
import com.google.android.material.navigation.MenuForTest.ItemForTest;
import java.util.HashMap;
import java.util.Map;

/**
 * A double of Material's class that reproduces the causes of flicker: each structural change rebuilds all items, keeps the
 * selection by its position, and animates what it takes for another selection.
 */
public abstract class NavigationBarView extends FrameLayout {
    public static final int LABEL_VISIBILITY_LABELED = 1;

    private final MenuForTest menu = new MenuForTest();
    private final ViewGroup menuView;
    private final Map<Integer, BadgeDrawable> badges = new HashMap<>();
    private OnItemSelectedListener onSelected;
    private OnItemReselectedListener onReselected;
    private boolean isIndicatorEnabled = true;
    private int selectedId;
    private int selectedPosition;
    private int labelVisibilityMode = -1;
    private int rebuilds;
    private int indicatorAnimations;

    public NavigationBarView(Context context, AttributeSet attributes, int style, int resource) {
        super(context);
        menuView = new FrameLayout(context);
        addView(menuView);
        menu.maximum = getMaxItemCount();
        menu.onStructureChange = this::rebuild;
        menu.onItemChange = this::update;
    }

    public abstract int getMaxItemCount();

    public Menu getMenu() {
        return menu;
    }

    public ViewGroup getMenuViewGroup() {
        return menuView;
    }

    public int getSelectedItemId() {
        return selectedId;
    }

    public void setSelectedItemId(int id) {
        ItemForTest item = (ItemForTest) menu.findItem(id);
        if (item != null && !isRejected(item)) menu.check(item);
    }

    public void setOnItemSelectedListener(OnItemSelectedListener listener) {
        onSelected = listener;
    }

    public void setOnItemReselectedListener(OnItemReselectedListener listener) {
        onReselected = listener;
    }

    public BadgeDrawable getOrCreateBadge(int id) {
        return badges.computeIfAbsent(id, ignored -> BadgeDrawable.create(getContext()));
    }

    public BadgeDrawable getBadge(int id) {
        return badges.get(id);
    }

    public void removeBadge(int id) {
        badges.remove(id);
    }

    public boolean isItemActiveIndicatorEnabled() {
        return isIndicatorEnabled;
    }

    public void setItemActiveIndicatorEnabled(boolean isEnabled) {
        isIndicatorEnabled = isEnabled;
    }

    public int getLabelVisibilityMode() {
        return labelVisibilityMode;
    }

    public void setLabelVisibilityMode(int mode) {
        labelVisibilityMode = mode;
    }

    private boolean isRejected(MenuItem item) {
        if (onReselected != null && item.getItemId() == selectedId) {
            onReselected.onNavigationItemReselected(item);
            return true;
        }
        return onSelected != null && !onSelected.onNavigationItemSelected(item);
    }

    private void rebuild() {
        rebuilds += 1;
        badges.keySet().removeIf(id -> menu.findItem(id) == null);
        while (menuView.getChildCount() > 0) menuView.removeView(menuView.getChildAt(0));
        for (ItemForTest item : menu.items) menuView.addView(new ItemViewForTest(getContext(), item.id));
        if (menu.size() == 0) {
            selectedId = 0;
            selectedPosition = 0;
            return;
        }
        selectedPosition = Math.min(menu.size() - 1, selectedPosition);
        menu.check(menu.items.get(selectedPosition));
        if (isIndicatorEnabled) indicatorAnimations += 1;
    }

    private void update() {
        int before = selectedId;
        for (int index = 0; index < menu.size(); index += 1) {
            if (!menu.items.get(index).isChecked) continue;
            selectedId = menu.items.get(index).id;
            selectedPosition = index;
        }
        if (before != selectedId) {
            TransitionManager.beginForTest(menuView);
            if (isIndicatorEnabled) indicatorAnimations += 1;
        }
    }

    public interface OnItemSelectedListener {
        boolean onNavigationItemSelected(MenuItem item);
    }

    public interface OnItemReselectedListener {
        void onNavigationItemReselected(MenuItem item);
    }

    /** The user taps an item. */
    public void tapForTest(int id) {
        ItemForTest item = (ItemForTest) menu.findItem(id);
        if (item.isEnabled() && !isRejected(item)) menu.check(item);
    }

    /** The view of an item, which Material describes as a tab. */
    private static class ItemViewForTest extends View {
        ItemViewForTest(Context context, int id) {
            super(context);
            setId(id);
        }

        @Override
        public void onInitializeAccessibilityNodeInfo(AccessibilityNodeInfo info) {
            super.onInitializeAccessibilityNodeInfo(info);
            info.getExtras().putString("AccessibilityNodeInfo.roleDescription", "Tab");
        }
    }

    public int rebuildsForTest() {
        return rebuilds;
    }

    public int indicatorAnimationsForTest() {
        return indicatorAnimations;
    }

    public ItemForTest checkedForTest() {
        return menu.items.stream().filter(MenuItem::isChecked).findFirst().orElse(null);
    }
}
