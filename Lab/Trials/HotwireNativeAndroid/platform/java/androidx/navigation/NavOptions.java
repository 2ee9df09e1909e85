package androidx.navigation;

public final class NavOptions {
    private final boolean popsGraph;

    public NavOptions(boolean popsGraph) {
        this.popsGraph = popsGraph;
    }

    boolean popsGraph() {
        return popsGraph;
    }

    public int getEnterAnim() {
        return 0;
    }

    public int getExitAnim() {
        return 0;
    }

    public int getPopEnterAnim() {
        return 0;
    }

    public int getPopExitAnim() {
        return 0;
    }
}
