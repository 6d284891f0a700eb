import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Unzip, UnzipInflate } from "fflate";

/** A program that reads archives. */
export interface ZipReader {
  name: string;
  /** Whether it reads front to back, or begins at the directory. */
  way: "streams" | "seeks";
  /** A command that succeeds where the program is installed. */
  query: string[];
  /** Unpacks `archive` into `folder`; throws when it cannot. */
  unpack(archive: string, folder: string): void;
}

/** Names of files are UTF-8, whatever the locale is. */
const env = { ...process.env, LC_ALL: "C.UTF-8" };

const run = (command: string, args: string[], input?: Uint8Array) =>
  execFileSync(command, args, {
    cwd: import.meta.dirname,
    stdio: ["pipe", "pipe", "pipe"],
    env,
    ...(input && { input }),
  });

const python = `
import sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as z:
    assert z.testzip() is None
    z.extractall(sys.argv[2])
`;

const yauzl = `
const { createWriteStream, mkdirSync } = require("node:fs");
const { dirname, join } = require("node:path");
const [archive, folder] = process.argv.slice(1);
require("yauzl").open(archive, { lazyEntries: true, strictFileNames: true }, (error, zip) => {
  if (error) throw error;
  zip.on("error", (fault) => { throw fault; });
  zip.on("entry", (entry) => {
    const { fileName } = entry;
    const path = join(folder, fileName);
    mkdirSync(fileName.endsWith("/") ? path : dirname(path), { recursive: true });
    if (fileName.endsWith("/")) return zip.readEntry();
    zip.openReadStream(entry, (fault, content) => {
      if (fault) throw fault;
      content.pipe(createWriteStream(path)).on("close", () => zip.readEntry());
    });
  });
  zip.readEntry();
});
`;

/** Reads an archive front to back, in pieces as they come from a network. */
function unpackWithFflate(archive: string, folder: string): void {
  const unzip = new Unzip((file) => {
    const { name } = file;
    const path = join(folder, name);
    mkdirSync(name.endsWith("/") ? path : dirname(path), { recursive: true });
    file.ondata = (error, part) => {
      if (error) throw error;
      if (!name.endsWith("/")) appendFileSync(path, part);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  const bytes = readFileSync(archive);
  for (let at = 0; at < bytes.length; at += 1000) unzip.push(bytes.subarray(at, at + 1000), at + 1000 >= bytes.length);
}

/** Both classes of Java, chosen by the third argument. */
const java = `
import java.io.*; import java.nio.file.*; import java.util.zip.*; import java.util.*;
public class Unpack {
  static void save(Path folder, ZipEntry entry, InputStream content) throws IOException {
    Path path = folder.resolve(entry.getName());
    if (entry.isDirectory()) { Files.createDirectories(path); content.readAllBytes(); return; }
    Files.createDirectories(path.getParent());
    Files.write(path, content.readAllBytes());
  }
  public static void main(String[] args) throws IOException {
    Path folder = Path.of(args[1]);
    if (args[2].equals("streams")) {
      try (var zip = new ZipInputStream(new FileInputStream(args[0]))) {
        for (ZipEntry entry; (entry = zip.getNextEntry()) != null;) save(folder, entry, zip);
      }
    } else {
      try (var zip = new ZipFile(args[0])) {
        for (var entry : Collections.list(zip.entries())) save(folder, entry, zip.getInputStream(entry));
      }
    }
  }
}
`;

let classFolder: string | undefined;

/** The folder of the compiled class. It is compiled once, because compiling takes longest. */
function compileJava(): string {
  if (classFolder === undefined) {
    const created = mkdtempSync(join(tmpdir(), "unpack-"));
    process.once("exit", () => rmSync(created, { recursive: true, force: true }));
    writeFileSync(join(created, "Unpack.java"), java);
    run("javac", ["-d", created, join(created, "Unpack.java")]);
    classFolder = created;
  }
  return classFolder;
}

function unpackWithJava(archive: string, folder: string, way: string): void {
  run("java", ["-XX:TieredStopAtLevel=1", "-cp", compileJava(), "Unpack", archive, folder, way]);
}

const go = `
package main
import ("archive/zip"; "io"; "os"; "path/filepath"; "strings")
func check(err error) { if err != nil { panic(err) } }
func main() {
  archive, err := zip.OpenReader(os.Args[1])
  check(err)
  for _, file := range archive.File {
    path := filepath.Join(os.Args[2], filepath.FromSlash(file.Name))
    if strings.HasSuffix(file.Name, "/") { check(os.MkdirAll(path, 0o755)); continue }
    check(os.MkdirAll(filepath.Dir(path), 0o755))
    content, err := file.Open()
    check(err)
    written, err := os.Create(path)
    check(err)
    _, err = io.Copy(written, content)
    check(err)
    check(written.Close())
    check(content.Close())
  }
}
`;

let program: string | undefined;

/** The program in Go, which is compiled once. */
function compileGo(): string {
  if (program === undefined) {
    const created = mkdtempSync(join(tmpdir(), "unpack-"));
    process.once("exit", () => rmSync(created, { recursive: true, force: true }));
    writeFileSync(join(created, "unpack.go"), go);
    const location = { GOCACHE: join(created, "cache"), GOPATH: join(created, "path"), GO111MODULE: "off" };
    const built = { cwd: created, stdio: "pipe", env: { ...env, ...location } } as const;
    execFileSync("go", ["build", "-o", "unpack", "unpack.go"], built);
    program = join(created, "unpack");
  }
  return program;
}

export const zipReaders: readonly ZipReader[] = [
  {
    name: "yauzl",
    way: "seeks",
    query: [process.execPath, "--version"],
    unpack: (archive, folder) => run(process.execPath, ["--eval", yauzl, archive, folder]),
  },
  {
    name: "fflate's Unzip",
    way: "streams",
    query: [process.execPath, "--version"],
    unpack: unpackWithFflate,
  },
  {
    name: "BusyBox's unzip",
    way: "seeks",
    query: ["busybox", "--help"],
    unpack: (archive, folder) => run("busybox", ["unzip", "-q", archive, "-d", folder]),
  },
  {
    name: "Python's zipfile",
    way: "seeks",
    query: ["python3", "--version"],
    unpack: (archive, folder) => run("python3", ["-c", python, archive, folder]),
  },
  {
    name: "unzip",
    way: "seeks",
    query: ["unzip", "-v"],
    unpack: (archive, folder) => run("unzip", ["-q", archive, "-d", folder]),
  },
  {
    name: "7-Zip",
    way: "seeks",
    query: ["7zz", "i"],
    unpack: (archive, folder) => run("7zz", ["x", "-bd", "-y", `-o${folder}`, archive]),
  },
  {
    name: "bsdtar",
    way: "seeks",
    query: ["bsdtar", "--version"],
    unpack: (archive, folder) => run("bsdtar", ["-xf", archive, "-C", folder]),
  },
  {
    name: "bsdtar from a pipe",
    way: "streams",
    query: ["bsdtar", "--version"],
    unpack: (archive, folder) => run("bsdtar", ["-xf", "-", "-C", folder], readFileSync(archive)),
  },
  {
    name: "Go's archive/zip",
    way: "seeks",
    query: ["go", "version"],
    unpack: (archive, folder) => run(compileGo(), [archive, folder]),
  },
  {
    name: "Java's ZipFile",
    way: "seeks",
    query: ["javac", "-version"],
    unpack: (archive, folder) => unpackWithJava(archive, folder, "seeks"),
  },
  {
    name: "Java's ZipInputStream",
    way: "streams",
    query: ["javac", "-version"],
    unpack: (archive, folder) => unpackWithJava(archive, folder, "streams"),
  },
];

export function isReaderHere({ query: [command = "", ...args] }: ZipReader): boolean {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}

/**
 * Unpacks an archive with a program.
 *
 * @returns by name, a digest of each file's content; folders' names end with a slash
 * @throws when the program refuses the archive
 */
export function unpackWith(reader: ZipReader, archive: Uint8Array): Record<string, string> {
  const location = mkdtempSync(join(tmpdir(), "zip-"));
  try {
    const folder = join(location, "unpacked");
    mkdirSync(folder);
    writeFileSync(join(location, "archive.zip"), archive);
    reader.unpack(join(location, "archive.zip"), folder);
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry): [string, string] => {
      const path = join(entry.parentPath, entry.name);
      const name = path.slice(folder.length + 1).replaceAll("\\", "/");
      return entry.isDirectory() ? [`${name}/`, ""] : [name, digestOf(readFileSync(path))];
    });
    return Object.fromEntries(entries);
  } finally {
    rmSync(location, { recursive: true });
  }
}

export const digestOf = (content: Uint8Array): string => createHash("sha256").update(content).digest("hex");
