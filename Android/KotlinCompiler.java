import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jetbrains.kotlin.cli.jvm.K2JVMCompiler;

/**
 * Compiles the modules of {@code Android/test} one after the other in one virtual machine, which is warm after the first.
 * Each line of the input is the path of a file with the compiler's arguments, one a line; the answer is the exit code.
 */
final class KotlinCompiler {
    public static void main(String[] arguments) throws Exception {
        // The compiler keeps what it has read of the class path.
        System.setProperty("kotlin.environment.keepalive", "true");
        var input = new BufferedReader(new InputStreamReader(System.in));
        for (String path; (path = input.readLine()) != null; ) {
            var compilation = Files.readAllLines(Path.of(path)).toArray(new String[0]);
            System.out.println(new K2JVMCompiler().exec(System.err, compilation).getCode());
        }
    }
}
