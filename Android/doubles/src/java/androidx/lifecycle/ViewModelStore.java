package androidx.lifecycle;

import java.util.LinkedHashMap;
import java.util.Map;

public class ViewModelStore {
    final Map<String, ViewModel> models = new LinkedHashMap<>();

    public ViewModelStore() {}

    public Map<String, ViewModel> modelsForTest() {
        return models;
    }
}
