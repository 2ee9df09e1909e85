package android.os;

public interface Parcelable {
    /** Returns a copy as another process would receive it. */
    default Parcelable copyForTest() {
        return this;
    }
}
