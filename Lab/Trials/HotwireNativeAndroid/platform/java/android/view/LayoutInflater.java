package android.view;

import android.content.Context;
import android.util.AttributeSet;
import android.widget.FrameLayout;
import android.widget.ImageView;
import android.widget.TextView;
import androidx.appcompat.widget.Toolbar;
import java.io.File;
import java.lang.reflect.Field;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** A double of the platform's class that reads the layouts of Hotwire Native: the views with their ids, and whether they are shown. */
public abstract class LayoutInflater {
    private static final Class<?> RESOURCES = type("dev.hotwire.navigation.R");
    private final Context context;

    private LayoutInflater(Context context) {
        this.context = context;
    }

    public static LayoutInflater ofForTest(Context context) {
        return new LayoutInflater(context) {};
    }

    public Context getContext() {
        return context;
    }

    public View inflate(int resource, ViewGroup root) {
        return inflate(resource, root, root != null);
    }

    public View inflate(int resource, ViewGroup root, boolean attaches) {
        View view = inflate(name(resource));
        if (root != null && attaches) root.addView(view);
        return view;
    }

    private View inflate(String layout) {
        File file = new File(System.getProperty("hotwire.layouts"), layout + ".xml");
        try {
            return make(DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file).getDocumentElement());
        } catch (Exception error) {
            throw new IllegalStateException("cannot inflate " + file, error);
        }
    }

    private View make(Element element) throws ReflectiveOperationException {
        if (element.getTagName().equals("include")) return inflate(element.getAttribute("layout").replace("@layout/", ""));
        View view = view(element.getTagName());
        String id = element.getAttribute("android:id").replaceFirst("@\\+?id/", "");
        if (!id.isEmpty()) view.setId(kind("id").getField(id).getInt(null));
        if (element.getAttribute("android:visibility").equals("gone")) view.setVisibility(View.GONE);
        NodeList nodes = element.getChildNodes();
        for (int index = 0; index < nodes.getLength(); index += 1) {
            Node node = nodes.item(index);
            if (node instanceof Element child && view instanceof ViewGroup group) group.addView(make(child));
        }
        return view;
    }

    /** Layouts of AndroidX and Material that Hotwire's code never names are frames. */
    private View view(String tag) throws ReflectiveOperationException {
        if (tag.endsWith("Toolbar")) return new Toolbar(context);
        if (tag.endsWith("ImageView")) return new ImageView(context);
        if (tag.endsWith("TextView")) return new TextView(context);
        if (tag.startsWith("dev.hotwire.") || tag.endsWith("SwipeRefreshLayout")) {
            return (View) type(tag).getConstructor(Context.class, AttributeSet.class).newInstance(context, null);
        }
        return new FrameLayout(context);
    }

    private static String name(int layout) {
        try {
            for (Field field : kind("layout").getFields()) if (field.getInt(null) == layout) return field.getName();
        } catch (ReflectiveOperationException error) {
            throw new IllegalStateException(error);
        }
        throw new IllegalStateException("no layout " + layout);
    }

    private static Class<?> kind(String kind) {
        return type(RESOURCES.getName() + "$" + kind);
    }

    private static Class<?> type(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException error) {
            throw new IllegalStateException(error);
        }
    }
}
