package android.net;

public class ConnectivityManager {
    private static boolean isConnected = true;
    private static boolean isMetered;

    ConnectivityManager() {}

    public static void setForTest(boolean connected, boolean metered) {
        isConnected = connected;
        isMetered = metered;
    }

    public static Object createForTest() {
        return new ConnectivityManager();
    }

    public Network getActiveNetwork() {
        return isConnected ? new Network() : null;
    }

    public boolean isActiveNetworkMetered() {
        return isMetered;
    }
}
