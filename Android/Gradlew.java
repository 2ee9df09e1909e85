import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Properties;
import java.util.zip.ZipInputStream;

/**
 * Runs the Gradle that {@code gradle/wrapper/gradle-wrapper.properties} names, on each system with a JDK. Downloads it first and
 * checks its SHA-256. The scripts {@code gradlew} and {@code gradlew.bat} pass their folder first.
 */
final class Gradlew {
    public static void main(String[] arguments) throws Exception {
        var properties = new Properties();
        var file = Path.of(arguments[0], "gradle", "wrapper", "gradle-wrapper.properties");
        try (var reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        }
        var url = properties.getProperty("distributionUrl");
        var checksum = properties.getProperty("distributionSha256Sum");
        var name = url.substring(url.lastIndexOf('/') + 1).replace("-bin.zip", "");
        var home = home().resolve("tabwire").resolve(checksum);
        if (!Files.isDirectory(home.resolve(name))) install(url, checksum, home, name, file);
        var isWindows = System.getProperty("os.name").startsWith("Windows");
        var bin = home.resolve(name).resolve("bin");
        var command = new ArrayList<>(isWindows
            ? List.of("cmd", "/c", bin.resolve("gradle.bat").toString()) : List.of("sh", bin.resolve("gradle").toString()));
        command.addAll(List.of(arguments).subList(1, arguments.length));
        System.exit(new ProcessBuilder(command).inheritIO().start().waitFor());
    }

    private static Path home() {
        var home = System.getenv("GRADLE_USER_HOME");
        return home != null ? Path.of(home) : Path.of(System.getProperty("user.home"), ".gradle");
    }

    private static void install(String url, String checksum, Path home, String name, Path properties) throws Exception {
        System.err.println("gradlew: downloading " + url + " …");
        Files.createDirectories(home);
        var folder = Files.createTempDirectory(home, "download-");
        var zip = folder.resolve("gradle.zip");
        try (var input = URI.create(url).toURL().openConnection(proxy()).getInputStream()) {
            Files.copy(input, zip);
        }
        var digest = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(zip)));
        if (!digest.equals(checksum)) {
            Files.delete(zip);
            Files.delete(folder);
            System.err.println("gradlew: the SHA-256 of " + url + " is " + digest + ", not " + checksum
                + " (check distributionSha256Sum in " + properties + ")");
            System.exit(1);
        }
        extract(zip, folder);
        Files.delete(zip);
        Files.move(folder.resolve(name), home.resolve(name), StandardCopyOption.ATOMIC_MOVE);
        Files.delete(folder);
    }

    private static void extract(Path zip, Path folder) throws IOException {
        try (var files = new ZipInputStream(Files.newInputStream(zip))) {
            for (var entry = files.getNextEntry(); entry != null; entry = files.getNextEntry()) {
                var path = folder.resolve(entry.getName()).normalize();
                if (!path.startsWith(folder)) throw new IOException(entry.getName() + " is outside of the archive");
                if (entry.isDirectory()) {
                    Files.createDirectories(path);
                } else {
                    Files.createDirectories(path.getParent());
                    Files.copy(files, path);
                }
            }
        }
    }

    /** The proxy of curl and others, for downloads over HTTPS. */
    private static Proxy proxy() {
        var address = System.getenv("https_proxy") != null ? System.getenv("https_proxy") : System.getenv("HTTPS_PROXY");
        if (address == null || address.isEmpty()) return Proxy.NO_PROXY;
        var proxy = URI.create(address);
        return new Proxy(Proxy.Type.HTTP, new InetSocketAddress(proxy.getHost(), proxy.getPort() < 0 ? 80 : proxy.getPort()));
    }
}
