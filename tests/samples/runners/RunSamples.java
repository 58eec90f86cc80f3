import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;

/**
 * Compiles and runs Java samples one after the other in this JVM, each from its own file and class loader, because
 * starting a JVM takes longer than a sample does. Argument: a file with one folder per line. Each folder holds
 * Exemplo.java and gets stdout, stderr, exit (0 or 1, as the JVM would exit) and, in work/, what the sample wrote
 * into the current folder, which must be empty at the start.
 */
class RunSamples {
    public static void main(String[] args) throws Exception {
        for (var folder : Files.readAllLines(Path.of(args[0]))) {
            run(Path.of(folder));
        }
        System.exit(0); // HTTP clients may keep threads.
    }

    static void run(Path folder) throws Exception {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        var consoleOut = System.out;
        var consoleErr = System.err;
        System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
        moveFiles(folder.resolve("work"), Path.of("").toAbsolutePath());
        var exit = compile(folder) && callMain(folder) ? "0" : "1";
        System.out.flush();
        System.err.flush();
        System.setOut(consoleOut);
        System.setErr(consoleErr);
        moveFiles(Path.of("").toAbsolutePath(), folder.resolve("work"));
        Files.write(folder.resolve("stdout"), out.toByteArray());
        Files.write(folder.resolve("stderr"), err.toByteArray());
        Files.writeString(folder.resolve("exit"), exit);
    }

    static boolean compile(Path folder) {
        var compiler = ToolProvider.getSystemJavaCompiler();
        var messages = new StringWriter();
        try (var files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            var options = List.of("-d", folder.toString(), "-Xlint:all", "-Werror");
            var source = files.getJavaFileObjects(folder.resolve("Exemplo.java"));
            if (compiler.getTask(messages, files, null, options, null, source).call()) {
                return true;
            }
        } catch (Exception failure) {
            messages.append(failure.toString());
        }
        System.err.println(messages);
        return false;
    }

    static boolean callMain(Path folder) throws Exception {
        try (var loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            var main = loader.loadClass("Exemplo").getDeclaredMethod("main", String[].class);
            main.setAccessible(true); // As the java command does for a class that is not public.
            main.invoke(null, (Object) new String[0]);
            return true;
        } catch (ReflectiveOperationException failure) {
            System.err.print("Exception in thread \"main\" ");
            (failure.getCause() == null ? failure : failure.getCause()).printStackTrace();
            return false;
        }
    }

    static void moveFiles(Path from, Path to) throws Exception {
        Files.createDirectories(to);
        try (var found = Files.list(from)) {
            for (var file : found.toList()) {
                Files.move(file, to.resolve(file.getFileName()));
            }
        }
    }
}
