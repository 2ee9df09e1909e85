package android.webkit;

public class GeolocationPermissions {
    GeolocationPermissions() {}

    public interface Callback {
        void invoke(String origin, boolean allow, boolean retain);
    }
}
