package android.os;

/** A double of the platform's interface. */
public interface Parcelable {
    /** Returns a copy as another process would receive it. */
    default Parcelable copyForTest() {
        return this;
    }
}
