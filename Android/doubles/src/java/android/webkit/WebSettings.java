package android.webkit;

public class WebSettings {}
