package android.webkit;

public abstract class PermissionRequest {
    public PermissionRequest() {}

    public abstract void deny();
}
