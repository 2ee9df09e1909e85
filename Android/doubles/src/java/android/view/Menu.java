package android.view;

public interface Menu {
    MenuItem add(int group, int id, int order, CharSequence title);

    MenuItem findItem(int id);

    MenuItem getItem(int index);

    void clear();

    int size();
}
