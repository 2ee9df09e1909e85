package com.google.android.material.badge;

import android.content.Context;

public class BadgeDrawable {
    private String text;
    private CharSequence description;
    private CharSequence numberlessDescription;

    private BadgeDrawable() {}

    public static BadgeDrawable create(Context context) {
        return new BadgeDrawable();
    }

    public String getText() {
        return text;
    }

    public void setText(String text) {
        this.text = text;
    }

    public void clearText() {
        text = null;
    }

    public void setContentDescriptionForText(CharSequence description) {
        this.description = description;
    }

    public void setContentDescriptionNumberless(CharSequence description) {
        numberlessDescription = description;
    }

    public CharSequence getContentDescription() {
        if (text == null) return numberlessDescription;
        return description == null ? text : description;
    }
}
