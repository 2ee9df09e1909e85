package android.os;

public class BadParcelableException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public BadParcelableException(String message) {
        super(message);
    }
}
