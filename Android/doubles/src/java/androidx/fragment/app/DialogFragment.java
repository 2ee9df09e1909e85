package androidx.fragment.app;

public class DialogFragment extends Fragment {
    public DialogFragment() {}
}
