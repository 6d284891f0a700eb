import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";

const scripts = import.meta.dirname;
let clone: string;

beforeEach(async () => {
  clone = await mkdtemp(join(tmpdir(), "clone-"));
  await mkdir(join(clone, "scripts"));
  await mkdir(join(clone, "node_modules/.bin"), { recursive: true });
  for (const name of globSync("*.mjs", { cwd: scripts })) {
    await copyFile(join(scripts, name), join(clone, "scripts", name));
  }
  await writeFile(join(clone, "package-lock.json"), lockOf("4.13.0"));
  await writeFile(join(clone, "node_modules/.package-lock.json"), lockOf("4.13.0"));
  await fakeProgram("node_modules/.bin/node", "echo v24.1.0");
  await mkdir(join(clone, "path"));
});

afterEach(() => rm(clone, { recursive: true }));

const lockOf = (version: string) => JSON.stringify({ packages: { "node_modules/hono": { version } } });

async function fakeProgram(path: string, script: string): Promise<void> {
  await writeFile(join(clone, path), `#!/bin/sh\n${script}\n`);
  await chmod(join(clone, path), 0o755);
}

/** Prepares a machine whose only programs are those in the folder `path`. */
const prepare = (...needs: string[]) => prepareAs(1000, ...needs);

/** Prepares as the user with this ID, regardless of who runs the test. */
function prepareAs(uid: number, ...needs: string[]) {
  const asUser = `data:text/javascript,process.getuid=()=>${uid}`;
  const script = `import { prepare } from "${pathToFileURL(join(clone, "scripts/prepare.mjs"))}"; prepare(process.argv.slice(1));`;
  const args = ["--import", asUser, "--input-type=module", "--eval", script, ...needs];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    env: { PATH: join(clone, "path") },
  });
  return { status, stdout, stderr };
}

test("on a machine that is ready nothing is printed", () => {
  expect(prepare()).toEqual({ status: 0, stdout: "", stderr: "" });
});

test("a changed lock file installs first, in one line", async () => {
  await writeFile(join(clone, "package-lock.json"), lockOf("4.14.0"));
  await fakeProgram("path/npm", "exit 0");
  expect(prepare()).toEqual({ status: 0, stdout: "… Installing packages\n", stderr: "" });
});

test("an installation that fails stops the command", async () => {
  await rm(join(clone, "node_modules/.package-lock.json"));
  await fakeProgram("path/npm", "exit 1");
  expect(prepare()).toMatchObject({ status: 1, stderr: "npm ci failed; see its messages above.\n" });
});

test("an older Node in node_modules stops the command in one line", async () => {
  await fakeProgram("node_modules/.bin/node", "echo v22.3.0");
  const advice = "delete node_modules and try again.";
  expect(prepare()).toEqual({
    status: 1,
    stdout: "",
    stderr: `Node 24 or newer is needed in node_modules/.bin, found v22.3.0; ${advice}\n`,
  });
});

test("without the right to install programs, their names and commands are printed before anything is done", async () => {
  await rm(join(clone, "node_modules/.package-lock.json"));
  await fakeProgram("path/curl", "exit 0");
  const { status, stdout, stderr } = prepare("samples");
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toContain("  sudo apt-get install --yes --no-install-recommends python3 openssl unzip\n");
});

test("the proof requires the compilers and interpreters of all samples, with their libraries", async () => {
  for (const name of ["javac", "go", "ruby", "mcs", "mono", "7zz", "bsdtar", "unzip", "busybox"])
    await fakeProgram(`path/${name}`, "exit 0");
  await fakeProgram("path/php", "exit 1");
  const { status, stderr } = prepare("languages");
  expect(status).toBe(1);
  expect(stderr).toContain("--no-install-recommends php-cli php-curl\n");
});

test("root gets all from Debian in one command, which is printed first", async () => {
  await fakeProgram(
    "path/apt-get",
    `echo "apt-get $*"
    case "$*" in *install*) for name in curl python3 openssl unzip; do : > "$PATH/$name"; chmod +x "$PATH/$name"; done; esac`,
  );
  await fakeProgram("path/chmod", 'exec /bin/chmod "$@"');
  const { status, stdout } = prepareAs(0, "samples");
  expect(status).toBe(0);
  expect(stdout.split("\n")).toEqual([
    "The tests need programs that this machine lacks. Now installing:",
    "  system-wide, with apt-get:     curl python3 openssl unzip",
    "… Installing Debian's packages",
    "apt-get -qq -o=Dpkg::Use-Pty=0 update",
    "apt-get -qq -o=Dpkg::Use-Pty=0 install --yes --no-install-recommends curl python3 openssl unzip",
    "",
  ]);
});

test("the proof continues without what only some machines can have", () => {
  expect(prepare("apertium")).toEqual({ status: 0, stdout: "", stderr: "" });
});

test("a machine with a browser is ready for browser tests", async () => {
  await fakeProgram("path/sh", 'case "$2" in *" chromium") echo "$PATH/chromium";; *) exit 1;; esac');
  await fakeProgram("path/chromium", "exit 0");
  expect(prepare("browser")).toEqual({ status: 0, stdout: "", stderr: "" });
});

test("each script of npm is a command, which says so where it is none", async () => {
  const { scripts: npmScripts } = JSON.parse(await readFile(join(scripts, "../package.json"), "utf8"));
  const own = Object.values<string>(npmScripts).filter((script) => script.startsWith("node scripts/command.mjs "));
  const { status, stderr } = spawnSync(process.execPath, [join(clone, "scripts/command.mjs"), "tset"], {
    encoding: "utf8",
  });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `There is no command tset; there is ${own.map((script) => script.split(" ").at(-1)).join(", ")}.\n`,
  });
});

/** Starts `npm run fix -- --all` with a program of the test instead of Biome. */
async function startFix(biome: string) {
  await fakeProgram("node_modules/.bin/biome", biome);
  const child = spawn(process.execPath, [join(clone, "scripts/command.mjs"), "fix", "--all"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  return { child, ended: once(child, "close") };
}

test("a command passes its arguments on and ends as its program ends", async () => {
  const { child, ended } = await startFix('echo "$@"; exit 3');
  child.stdout.on("data", (data) => expect(String(data)).toBe("check --write . --all\n"));
  expect(await ended).toEqual([3, null]);
  expect.assertions(2);
});

test.each(["SIGTERM", "SIGINT"] as const)("a command passes %s on", async (signal) => {
  const { child, ended } = await startFix("trap 'kill $!; exit 5' TERM INT; sleep 60 & echo ready; wait");
  await once(child.stdout, "data");
  child.kill(signal);
  expect(await ended).toEqual([5, null]);
});

test("a command ends when the process that started it has ended", async () => {
  await fakeProgram("node_modules/.bin/biome", "trap 'kill $!; echo ended; exit' TERM; sleep 60 & echo ready; wait");
  const command = `"${process.execPath}" "${join(clone, "scripts/command.mjs")}" fix & read line`;
  const shell = spawn("sh", ["-c", command], { stdio: ["pipe", "pipe", "inherit"] });
  const output: string[] = [];
  shell.stdout.setEncoding("utf8").on("data", (text) => {
    output.push(text);
    if (text.includes("ready")) shell.kill("SIGKILL");
  });
  await once(shell, "close");
  expect(output.join("")).toBe("ready\nended\n");
});
