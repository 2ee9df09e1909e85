package android.content.res;

public class TypedArray {
    private final int[] references;

    TypedArray(int[] references) {
        this.references = references;
    }

    public int length() {
        return references.length;
    }

    public int getResourceId(int index, int otherwise) {
        return references[index];
    }

    public void recycle() {}
}
