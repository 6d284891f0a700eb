import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

/** The real server in a process of its own. */
export interface ServerProcess {
  /** Without a slash at the end. */
  origin: string;
  /** Lines on the standard error. */
  errors: string[];
  /**
   * The lines of its metrics that count tasks that wait, run or failed, and pending deliveries.
   *
   * @returns undefined when the database took too long for them
   */
  workLeft(): Promise<string[] | undefined>;
  /** Ends it as a loss of power would. */
  kill(): Promise<void>;
  /** Ends it as an operator does. @returns the exit code */
  stop(): Promise<number | null>;
}

const program = fileURLToPath(new URL("serve.ts", import.meta.url));

/**
 * @param folder for its site; its data are in `data` there unless the environment says otherwise
 * @param filterSeconds the processor time that a double of the filters has for a file; they are the real ones unless given
 * @throws when it ends before it listens
 */
export async function startServer(
  folder: string,
  env: Record<string, string> = {},
  filterSeconds?: number,
): Promise<ServerProcess> {
  const site = join(folder, "site");
  await mkdir(site, { recursive: true });
  for (const name of ["index.html", "404.html"]) await writeFile(join(site, name), name);
  const child = spawn(
    process.execPath,
    [program, site, ...(filterSeconds === undefined ? [] : [String(filterSeconds)])],
    {
      env: {
        ...{ PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
        ...{ PORT: "0", PARLANCE_DATA: join(folder, "data"), PARLANCE_LOG_LEVEL: "warn" },
        PARLANCE_DRAIN_SECONDS: "0",
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const ended = once(child, "close");
  // Also after a test that failed.
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  const errors: string[] = [];
  createInterface(child.stderr).on("line", (line) => errors.push(line));
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on("line", (line) => {
      const [, scheme, port] = /^Documentation\s+(https?):\/\/localhost:(\d+)/.exec(line) ?? [];
      if (port) resolve(`${scheme}://127.0.0.1:${port}`);
    });
    ended.then(() => reject(new Error(`The server ended at its start: ${errors.join("\n")}`)), reject);
  });
  return {
    origin,
    errors,
    async workLeft() {
      const lines = (await (await fetch(`${origin}/metrics`)).text()).split("\n");
      const work = lines.filter((line) => /^parlance_(?:tasks|dead_tasks|deliveries)\b/.test(line));
      return work.length === 0 ? undefined : work.filter((line) => !line.endsWith(" 0"));
    },
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
      return child.exitCode;
    },
  };
}
