import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../..", import.meta.url));

/** Checks, builds and starts the programs of a language, each in its own folder below `home`. */
export interface Toolchain {
  file: string;
  /** Leaves executable programs in their folders. @throws with the tool's message when it rejects a program */
  check(home: string, names: string[]): void;
  start(home: string, name: string): string[];
}

/** @throws if the tool fails or prints anything */
function silently(command: string, args: string[], cwd?: string): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: "utf8" });
  if (error) throw error;
  if (status !== 0 || stdout || stderr) throw new Error(`${command} says: ${stdout}${stderr}`);
}

/** One process for all programs, for a tool that checks one at a time. */
function eachSilently(command: string, home: string, names: string[], file: string): void {
  const script = `for name; do ${command} >/dev/null || exit; done`;
  silently("bash", ["-c", script.replaceAll("FILE", `"$name/${file}"`), "bash", ...names], home);
}

const inFolders = (home: string, names: string[], file: string) => names.map((name) => join(home, name, file));

// The interpreter itself, because version managers for Python take longer to start than Python.
const python = execFileSync("python3", ["-c", "import sys; print(sys.executable)"], { encoding: "utf8" }).trim();

const modules =
  "import { readFileSync } from 'node:fs'; import { SourceTextModule } from 'node:vm'; for (const f of process.argv.slice(1)) new SourceTextModule(readFileSync(f, 'utf8'), { identifier: f });";

/** Fills in the names in braces, sends the text on a new connection, and fails for an error response. */
const sending = `
import { readFileSync } from "node:fs";
import { connect } from "node:net";
const { API, API_KEY } = process.env;
const { hostname, port, host, pathname } = new URL(API);
const [, head, body = ""] = /^(.*?)(?:\\n\\n(.*))?\\n$/s.exec(readFileSync("sample.http", "utf8"));
const file = /\\{bytes of (.*)\\}/.exec(head)?.[1];
const content = file ? readFileSync(file) : Buffer.from(body);
const filled = head
  .replace(" /", " " + pathname.replace(/\\/$/, "") + "/")
  .replace("{host of API}", host)
  .replace("{Base64 of API_KEY:API_KEY}", btoa(API_KEY + ":" + API_KEY))
  .replace("{bytes of " + file + "}", content.length);
const socket = connect(Number(port), hostname);
const sent = filled.replaceAll("\\n", "\\r\\n") + "\\r\\nConnection: close\\r\\n\\r\\n";
socket.write(Buffer.concat([Buffer.from(sent), content]));
let answer = "";
for await (const text of socket.setEncoding("utf8")) {
  answer += text;
  process.stdout.write(text);
}
if (!/^HTTP\\/1\\.1 2/.test(answer)) process.exitCode = 1;
`;

/** Available wherever this repository's tests run. */
export const commonToolchains: Record<string, Toolchain> = {
  sh: {
    file: "sample.sh",
    check: (home, names) => eachSilently("bash -n FILE", home, names, "sample.sh"),
    start: () => ["bash", "sample.sh"],
  },
  js: {
    file: "sample.mjs",
    check(home, names) {
      const reading = ["--experimental-vm-modules", "--no-warnings", "--input-type=module", "-e", modules];
      silently(process.execPath, [...reading, ...inFolders(home, names, "sample.mjs")]);
    },
    start: () => [process.execPath, "sample.mjs"],
  },
  py: {
    file: "sample.py",
    check(home, names) {
      const reading = "import ast, sys\nfor f in sys.argv[1:]: ast.parse(open(f).read(), f)";
      silently(python, ["-c", reading, ...inFolders(home, names, "sample.py")]);
    },
    // Ignores packages that are installed next to the standard library.
    start: () => [python, "-I", "-S", "sample.py"],
  },
  http: { file: "sample.http", check() {}, start: () => [process.execPath, "--input-type=module", "-e", sending] },
  ts: { file: "sample.ts", check: checkTypes, start: () => [process.execPath, "sample.mjs"] },
};

/** Checks types against the current client, then removes them, which would slow down each start of Node. */
function checkTypes(home: string, names: string[]): void {
  mkdirSync(join(home, "node_modules/@openparlance"), { recursive: true });
  symlinkSync(join(root, "client"), join(home, "node_modules/@openparlance/client"));
  writeFileSync(join(home, "package.json"), '{ "type": "module" }');
  const settings = {
    extends: join(root, "tsconfig.json"),
    compilerOptions: {
      // Node can iterate browser streams with `for await`.
      lib: ["ES2024", "DOM", "DOM.Iterable", "DOM.AsyncIterable"],
      paths: { "@openparlance/client": [join(root, "client/src/index.ts")] },
      typeRoots: [join(root, "node_modules/@types")],
    },
    files: inFolders(home, names, "sample.ts"),
  };
  writeFileSync(join(home, "tsconfig.json"), JSON.stringify(settings));
  silently(process.execPath, [join(root, "node_modules/typescript-native/bin/tsc"), "-p", home]);
  for (const file of settings.files)
    writeFileSync(file.replace(/ts$/, "mjs"), stripTypeScriptTypes(readFileSync(file, "utf8")));
}

/** Toolchains from Debian; `npm run proof` installs them. */
export const installed: Record<string, Toolchain> = {
  java: {
    file: "Sample.java",
    check(home, names) {
      // All classes have the same name, so each gets a package, for compiling them together.
      const files = inFolders(home, names, "Sample.java");
      for (const [index, file] of files.entries())
        writeFileSync(file, `package ${names[index]?.toLowerCase()};\n${readFileSync(file, "utf8")}`);
      silently("javac", ["-Xlint:all", "-Werror", "-d", join(home, "classes"), ...files]);
    },
    start: (home, name) => [
      "java",
      "-XX:TieredStopAtLevel=1",
      "-cp",
      join(home, "classes"),
      `${name.toLowerCase()}.Sample`,
    ],
  },
  go: {
    file: "main.go",
    check(home, names) {
      silently("gofmt", ["-l", ...inFolders(home, names, "main.go")]);
      writeFileSync(join(home, "go.mod"), "module samples\n\ngo 1.18\n");
      // A C compiler may be missing, and isn't needed.
      silently("env", ["CGO_ENABLED=0", "go", "vet", "./..."], home);
      mkdirSync(join(home, "programs"));
      silently("env", ["CGO_ENABLED=0", "go", "build", "-o", "programs/", "./..."], home);
    },
    start: (home, name) => [join(home, "programs", name)],
  },
  php: {
    file: "sample.php",
    check: (home, names) => eachSilently("php -l FILE", home, names, "sample.php"),
    start: () => ["php", "-d", "error_reporting=E_ALL", "sample.php"],
  },
  rb: {
    file: "sample.rb",
    check: (home, names) => eachSilently("ruby -wc FILE", home, names, "sample.rb"),
    start: () => ["ruby", "-w", "sample.rb"],
  },
  cs: {
    file: "Sample.cs",
    check(home, names) {
      eachSilently("mcs -warnaserror -target:library -r:System.Net.Http FILE", home, names, "Sample.cs");
      writeFileSync(join(home, "start.cs"), starting);
      silently("mcs", ["start.cs"], home);
    },
    start: () => ["mono", "../start.exe"],
  },
};

// Mono's compiler, unlike that of .NET, rejects an asynchronous Main.
const starting = `using System.Reflection;
using System.Threading.Tasks;

class Start
{
    static void Main()
    {
        var main = Assembly.LoadFrom("Sample.dll").GetType("Sample").GetMethod("Main", BindingFlags.NonPublic | BindingFlags.Static);
        ((Task)main.Invoke(null, null)).GetAwaiter().GetResult();
    }
}
`;
