import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";

/** @returns undefined when none starts on this machine */
export function findChromium() {
  return candidates().find(starts);
}

/** The headless shell opens a page in a third of the time. A proof uses the Chromium of ordinary users. */
export function findTestChromium({ isProof }) {
  const shell = isProof || process.env.CHROMIUM ? undefined : whereIs("chromium-headless-shell");
  return shell && starts(shell) ? shell : findChromium();
}

function candidates() {
  const named = process.env.CHROMIUM ? [process.env.CHROMIUM] : [];
  const onPath = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"].map(whereIs);
  const onMac = process.platform === "darwin" ? ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"] : [];
  return [...named, ...onPath, ...onMac, findDownloaded()].filter((path) => path !== undefined);
}

function whereIs(command) {
  const shell = spawnSync("sh", ["-c", `command -v ${command}`], { encoding: "utf8" });
  return shell.status === 0 ? shell.stdout.trim() : undefined;
}

function findDownloaded() {
  try {
    return createRequire(import.meta.url)("playwright-core").chromium.executablePath();
  } catch {
    return undefined; // playwright-core is not installed yet
  }
}

// A downloaded browser may lack system libraries, so this starts it.
function starts(path) {
  return spawnSync(path, ["--version"], { stdio: "ignore" }).status === 0;
}
