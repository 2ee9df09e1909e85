package android.webkit;

/** A double of the platform's class. */
public abstract class PermissionRequest {
    public PermissionRequest() {}

    public abstract void deny();
}
