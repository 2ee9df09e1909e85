package androidx.fragment.app;

/** A double of AndroidX's class. */
public class DialogFragment extends Fragment {
    public DialogFragment() {}
}
