using System;
using System.IO;
using System.Reflection;
using System.Threading.Tasks;

/// <summary>
/// Compiles and runs C# samples one after the other in this process, because starting the compiler takes longer than
/// a sample does. Argument: a file with one folder per line. Each folder holds Program.cs and gets stdout, stderr,
/// exit (0 or 1, as the program would exit) and, in work/, what the sample wrote into the current folder.
/// Mono's compiler knows no <c>async Task Main</c> as an entry point, so a sample is compiled as a library, word for
/// word, and the entry point is here: it waits for Main as the one that the .NET compiler writes does.
/// </summary>
class RunSamples
{
    static MethodInfo invokeCompiler;

    static int Main(string[] args)
    {
        var runtime = Path.GetDirectoryName(typeof(object).Assembly.Location);
        invokeCompiler = Assembly.LoadFrom(Path.Combine(runtime, "mcs.exe"))
            .GetType("Mono.CSharp.CompilerCallableEntryPoint")
            .GetMethod("InvokeCompiler");
        foreach (var folder in File.ReadAllLines(args[0]))
        {
            Run(folder);
        }
        Environment.Exit(0); // HTTP clients may keep threads.
        return 0;
    }

    static void Run(string folder)
    {
        var work = Path.Combine(folder, "work");
        Directory.CreateDirectory(work);
        Directory.SetCurrentDirectory(work);
        var consoleOut = Console.Out;
        var consoleError = Console.Error;
        var stdout = new StringWriter();
        var stderr = new StringWriter();
        Console.SetOut(stdout);
        Console.SetError(stderr);
        var library = Path.Combine(folder, "Program.dll");
        var isGood = Compile(Path.Combine(folder, "Program.cs"), library, stderr) && CallMain(library);
        Console.SetOut(consoleOut);
        Console.SetError(consoleError);
        File.WriteAllText(Path.Combine(folder, "stdout"), stdout.ToString());
        File.WriteAllText(Path.Combine(folder, "stderr"), stderr.ToString());
        File.WriteAllText(Path.Combine(folder, "exit"), isGood ? "0" : "1");
    }

    static bool Compile(string source, string library, TextWriter messages)
    {
        var options = new[]
        {
            "-target:library", "-nologo", "-codepage:utf8", "-warn:4", "-warnaserror",
            "-nowarn:219", // A `using` declaration that is there to dispose of its value is a plain one here.
            "-r:System.Net.Http",
            "-r:" + Path.Combine(AppDomain.CurrentDomain.BaseDirectory, "System.Text.Json.dll"),
            "-out:" + library, source,
        };
        return (bool)invokeCompiler.Invoke(null, new object[] { options, messages });
    }

    static bool CallMain(string library)
    {
        try
        {
            var main = Assembly.LoadFile(library).GetType("Program")
                .GetMethod("Main", BindingFlags.Static | BindingFlags.NonPublic | BindingFlags.Public);
            ((Task)main.Invoke(null, null)).GetAwaiter().GetResult();
            return true;
        }
        catch (Exception failure)
        {
            Console.Error.WriteLine("Unhandled exception. " + failure);
            return false;
        }
    }
}
