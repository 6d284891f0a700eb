// Plain JavaScript without dependencies, like `command.mjs`.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isInstalled } from "./installed.mjs";
import { describePlan, planPreparations, succeeds, toolsByNeed } from "./preparations.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Announces and installs the tools that a command needs, or ends the process if this is impossible.
 *
 * @param {readonly string[]} needs keys of `toolsByNeed`
 */
export function prepare(needs) {
  // With CHROMIUM, the tests use that browser instead.
  const tools = needs
    .filter((need) => need !== "headless" || !process.env.CHROMIUM)
    .flatMap((need) => toolsByNeed[need]);
  const plan = planPreparations(
    tools.filter(({ isReady }) => !isReady()),
    process.getuid?.() === 0 && succeeds("apt-get", "--version"),
  );
  const description = describePlan(plan);
  if (plan.byHand.length > 0) stop(description);
  if (description) console.log(description);
  installPackages();
  checkNode();
  // Chromium from an earlier run is found only now that Playwright is installed.
  const isReady = plan.fetched.some((tool) => tool.packages === "chromium" && tool.isReady());
  installFromDebian(plan.debian.filter((name) => name !== "chromium" || !isReady));
  for (const tool of plan.fetched) ensureFetched(tool);
  const missing = tools.find((tool) => !tool.isOptional && !tool.isReady());
  if (missing) stop(`The tests need ${missing.packages}, which could not be installed. Install it, then try again.`);
}

function installPackages() {
  if (isInstalled(readLock("package-lock.json"), readLock("node_modules/.package-lock.json"))) return;
  say("Installing packages");
  const done = run("npm", ["ci", "--no-progress", "--loglevel=error"]);
  if (!done) stop("npm ci failed; see its messages above.");
}

function checkNode() {
  const node = spawnSync(join(root, "node_modules/.bin/node"), ["--version"], { encoding: "utf8" });
  const version = node.stdout?.trim() ?? "";
  if (Number(/^v(\d+)/.exec(version)?.[1]) >= 24) return;
  stop(
    `Node 24 or newer is needed in node_modules/.bin, found ${version || "none"}; delete node_modules and try again.`,
  );
}

function installFromDebian(names) {
  if (names.length === 0) return;
  say("Installing Debian's packages");
  const quiet = ["-qq", "-o=Dpkg::Use-Pty=0"];
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const install = [...quiet, "install", "--yes", "--no-install-recommends"];
  run("apt-get", [...quiet, "update"]);
  if (run("apt-get", [...install, ...names], env)) return;
  // Retry one by one, because a package that this release lacks fails the whole installation.
  for (const name of names) run("apt-get", [...install, name], env);
}

function ensureFetched({ isReady, fetched }) {
  if (isReady()) return;
  say(fetched.step);
  const [command, ...args] = fetched.command();
  run(command, args);
  if (!isReady()) stop(fetched.advice);
}

function run(command, args, env = {}) {
  // Leaves out this clone's packages, because npm must not run on the Node that it is about to replace.
  const PATH = process.env.PATH.split(delimiter)
    .filter((folder) => !folder.endsWith(join("node_modules", ".bin")))
    .join(delimiter);
  const shell = process.platform === "win32";
  const options = { cwd: root, shell, env: { ...process.env, ...env, PATH } };
  return spawnSync(command, args, { ...options, stdio: ["ignore", "inherit", "inherit"] }).status === 0;
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
