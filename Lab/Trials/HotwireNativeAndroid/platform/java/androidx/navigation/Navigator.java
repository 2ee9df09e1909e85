package androidx.navigation;

public abstract class Navigator<D> {
    public interface Extras {}
}
