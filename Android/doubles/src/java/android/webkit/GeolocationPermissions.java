package android.webkit;

/** A double of the platform's class. */
public class GeolocationPermissions {
    GeolocationPermissions() {}

    /** A double of the platform's interface. */
    public interface Callback {
        void invoke(String origin, boolean allow, boolean retain);
    }
}
