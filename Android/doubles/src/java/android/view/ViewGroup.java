package android.view;

import android.content.Context;
import java.util.ArrayList;
import java.util.List;

public abstract class ViewGroup extends View implements ViewParent {
    private final List<View> children = new ArrayList<>();

    public ViewGroup(Context context) {
        super(context);
    }

    public void addView(View child) {
        if (child.parent != null) throw new IllegalStateException("The specified child already has a parent.");
        child.parent = this;
        children.add(child);
        if (isInWindow()) child.attach();
    }

    public void addView(View child, LayoutParams parameters) {
        addView(child);
        child.setLayoutParams(parameters);
    }

    public void addView(View child, int index, LayoutParams parameters) {
        addView(child, parameters);
        children.remove(child);
        children.add(index, child);
    }

    public void removeView(View child) {
        if (children.remove(child)) child.parent = null;
    }

    public int getChildCount() {
        return children.size();
    }

    public View getChildAt(int index) {
        return children.get(index);
    }

    @Override
    void attach() {
        super.attach();
        for (View child : List.copyOf(children)) child.attach();
    }

    @Override
    View findForTest(int id) {
        View found = super.findForTest(id);
        for (View child : children) if (found == null) found = child.findForTest(id);
        return found;
    }

    public static class LayoutParams {
        public static final int MATCH_PARENT = -1;
        public static final int WRAP_CONTENT = -2;

        public LayoutParams(int width, int height) {}
    }
}
