import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The most that a process took so far. */
export interface ProcessMemory {
  heapBytes: number;
  residentBytes: number;
}

export interface UploadServer {
  origin: string;
  /** Sends the development key. */
  headers: Record<string, string>;
  usage(): Promise<{ peak: ProcessMemory; cpu: NodeJS.CpuUsage }>;
  end(): Promise<void>;
}

/** Starts a server on an empty folder, in a process of its own, so that nothing of the bench counts as its. */
export async function startServer(env: Record<string, string> = {}): Promise<UploadServer> {
  const folder = await mkdtemp(join(tmpdir(), "bench-server-"));
  await Promise.all(["index.html", "404.html"].map((name) => writeFile(join(folder, name), name)));
  const data = join(folder, "data");
  const child = fork(fileURLToPath(new URL("child.ts", import.meta.url)), [folder], {
    env: { PATH: process.env.PATH, PORT: "0", PARLANCE_DATA: data, PARLANCE_LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const { origin } = await nextMessage<{ origin: string }>(child);
  const key = (await readFile(join(data, "dev-key"), "utf8")).trim();
  return {
    origin,
    headers: { authorization: `Basic ${btoa(`${key}:`)}` },
    usage() {
      const response = nextMessage<{ peak: ProcessMemory; cpu: NodeJS.CpuUsage }>(child);
      child.send("usage");
      return response;
    },
    async end() {
      if (child.connected) child.disconnect();
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, "exit");
        child.kill();
        await ended;
      }
      await rm(folder, { recursive: true });
    },
  };
}

async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const [message] = await Promise.race([once(child, "message"), once(child, "close").then(() => [undefined])]);
  if (message === undefined) throw new Error("The server ended before it answered.");
  return message as Message;
}
