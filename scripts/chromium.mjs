import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";

/** The Chromium that the bench drives, or undefined when none starts here. */
export function findChromium() {
  return candidates().find(starts);
}

/**
 * The Chromium for the tests. One without windows does the same to a page and takes a third of the time to open it. A
 * proof takes the one that people use.
 */
export function findTestChromium({ isProof }) {
  const shell = isProof || process.env.CHROMIUM ? undefined : whereIs("chromium-headless-shell");
  return shell && starts(shell) ? shell : findChromium();
}

function candidates() {
  const named = process.env.CHROMIUM ? [process.env.CHROMIUM] : [];
  const onPath = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"].map(whereIs);
  const onMac = process.platform === "darwin" ? ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"] : [];
  return [...named, ...onPath, ...onMac, downloaded()].filter((path) => path !== undefined);
}

function whereIs(command) {
  const shell = spawnSync("sh", ["-c", `command -v ${command}`], { encoding: "utf8" });
  return shell.status === 0 ? shell.stdout.trim() : undefined;
}

function downloaded() {
  try {
    return createRequire(import.meta.url)("playwright-core").chromium.executablePath();
  } catch {
    return undefined; // playwright-core is not installed yet
  }
}

// A downloaded browser may be present and still lack system libraries, so it is started once.
function starts(path) {
  return spawnSync(path, ["--version"], { stdio: "ignore" }).status === 0;
}
