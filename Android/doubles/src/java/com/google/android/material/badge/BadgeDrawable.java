package com.google.android.material.badge;

import android.content.Context;

public class BadgeDrawable {
    private String text;
    private CharSequence description;

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

    public CharSequence getContentDescription() {
        return description;
    }
}
