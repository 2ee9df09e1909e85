package android.net;

/** A double of the platform's class. */
public class Network {
    Network() {}
}
