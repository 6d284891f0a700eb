import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export interface RunningServer {
  /** Without a slash at the end. */
  origin: string;
  dataFolder: string;
  close(): Promise<void>;
}

/** The real server with the built site, as its own process on a free port with an empty data folder. */
export const startServer = (settings: Record<string, string> = {}): Promise<RunningServer> =>
  startProgram([fileURLToPath(new URL("../../server/src/node/main.ts", import.meta.url))], settings);

/** The same with the files of another folder instead of the site. */
export const startServerOf = (siteFolder: string, settings: Record<string, string>): Promise<RunningServer> =>
  startProgram([fileURLToPath(new URL("exports/serve.ts", import.meta.url)), siteFolder], settings);

async function startProgram(program: string[], settings: Record<string, string>): Promise<RunningServer> {
  const dataFolder = settings.PARLANCE_DATA ?? (await mkdtemp(join(tmpdir(), "parlance-e2e-")));
  const env = {
    ...process.env,
    HOST: "127.0.0.1",
    PORT: "0",
    PARLANCE_LOG_LEVEL: "warn",
    ...settings,
    PARLANCE_DATA: dataFolder,
  };
  const child = spawn(process.execPath, program, { env, stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on("line", (line) => {
      const match = /^Documentation\s+(http:\S+?)\/?$/.exec(line)?.[1];
      // By its number: of a name's addresses Node gives up all but the last after a quarter of a second.
      if (match) resolve(match.replace("localhost", "127.0.0.1"));
    });
    ended.then(() => reject(new Error("The server ended before it said where it listens.")), reject);
  });
  return {
    origin,
    dataFolder,
    async close() {
      child.kill();
      await ended;
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
