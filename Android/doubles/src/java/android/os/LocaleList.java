package android.os;

import java.util.List;
import java.util.Locale;

public final class LocaleList {
    private final List<Locale> locales;

    public LocaleList(Locale... list) {
        locales = List.of(list);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LocaleList list && list.locales.equals(locales);
    }

    @Override
    public int hashCode() {
        return locales.hashCode();
    }
}
