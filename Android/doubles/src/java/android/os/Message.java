package android.os;

/** A double of the platform's class. */
public final class Message {
    public Message() {}
}
