package android.webkit;

import android.net.Uri;
import android.os.Message;

public class WebChromeClient {
    public WebChromeClient() {}

    public boolean onJsAlert(WebView view, String url, String message, JsResult result) {
        return false;
    }

    public boolean onJsConfirm(WebView view, String url, String message, JsResult result) {
        return false;
    }

    public boolean onJsPrompt(WebView view, String url, String message, String defaultValue, JsPromptResult result) {
        return false;
    }

    public boolean onJsBeforeUnload(WebView view, String url, String message, JsResult result) {
        return false;
    }

    public boolean onShowFileChooser(WebView view, ValueCallback<Uri[]> callback, FileChooserParams parameters) {
        return false;
    }

    public boolean onCreateWindow(WebView view, boolean isDialog, boolean isUserGesture, Message message) {
        return false;
    }

    public void onGeolocationPermissionsShowPrompt(String origin, GeolocationPermissions.Callback callback) {}

    public void onPermissionRequest(PermissionRequest request) {}

    public abstract static class FileChooserParams {
        public FileChooserParams() {}
    }
}
