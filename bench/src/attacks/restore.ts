import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGzip, gunzipSync } from "node:zlib";
import { openData } from "@openparlance/server/testing/processes";
import { NeighborClient } from "../neighbors/client.ts";
import { cli, settingsIn, startProcess } from "../neighbors/server-process.ts";
import { startPostgres } from "../server/postgres-process.ts";
import { backupForms } from "./hostile-backups.ts";
import { brokenOf, type Trial, type TrialResult } from "./trial.ts";

/** Of the command while it refuses a backup. */
const maxMegabytes = 700;
const key = "key-of-the-harbour-for-production";

/** Has the process say at its end what it used. */
const reportUsage = (path: string) =>
  `data:text/javascript,${encodeURIComponent(
    `import{writeFileSync}from"node:fs";process.on("exit",()=>{const{maxRSS,userCPUTime,systemCPUTime}=process.resourceUsage();writeFileSync(${JSON.stringify(path)},JSON.stringify({megabytes:maxRSS/1024,cpuMs:(userCPUTime+systemCPUTime)/1000}))})`,
  )}`;

interface Ended {
  code: number | null;
  out: string;
  error: string;
  megabytes: number;
  cpuMs: number;
}

async function runCommand(folder: string, env: NodeJS.ProcessEnv, ...words: string[]): Promise<Ended> {
  const usage = join(folder, "usage.json");
  const child = spawn(process.execPath, ["--import", reportUsage(usage), cli, ...words], { env });
  const ended = once(child, "close");
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await ended;
  return { code: child.exitCode, out, error, ...JSON.parse(await readFile(usage, "utf8")) };
}

/** Fills a server, makes its backup, and has it restored from what is no good backup. */
async function tryBackups(databaseUrl: string | undefined): Promise<TrialResult> {
  const folder = await mkdtemp(join(tmpdir(), "parlance-bench-"));
  const env = await settingsIn(folder, databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl });
  const files = join(folder, "data", "files");
  const settings = { dataFolder: join(folder, "data"), databaseUrl, s3: undefined };
  const state = async () => {
    const data = await openData(settings);
    const rows = await data.hashRows();
    await data.close();
    return JSON.stringify([rows, await listFiles(), (await readdir(settings.dataFolder)).sort()]);
  };
  /** With what has only begun to arrive, but without folders. */
  const listFiles = async () =>
    (await readdir(files, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort();
  // Restored files have new names.
  const countFiles = async () => (await listFiles()).length;
  try {
    const data = await openData(settings);
    await data.addKey(key);
    await data.close();
    await fill(env);
    const good = join(folder, "good.backup");
    const created = await runCommand(folder, env, "backup", good);
    if (created.code !== 0) throw new Error(created.error);
    const fileCount = await countFiles();
    const hostile = join(folder, "hostile.backup");
    const seen = { refused: 0, "messages of one line": 0, "left as it was": 0, "most MB": 0, "most CPU ms": 0 };
    const wrong: string[] = [];
    for (const form of backupForms) {
      await writeForm(form, good, hostile);
      const before = await state();
      const { code, error, megabytes, cpuMs } = await runCommand(folder, env, "restore", hostile);
      const facts = {
        refused: code === 1,
        "messages of one line": /^[^\n]+\n$/.test(error) && !/\bat .*:\d+/.test(error),
        "left as it was": (await state()) === before,
      };
      for (const [name, holds] of Object.entries(facts)) {
        if (holds) seen[name as keyof typeof facts]++;
        else wrong.push(`${form.does}: not ${name}: ${error.slice(0, 200).trim()}`);
      }
      seen["most MB"] = Math.max(seen["most MB"], megabytes);
      seen["most CPU ms"] = Math.max(seen["most CPU ms"], cpuMs);
    }
    const last = await runCommand(folder, env, "restore", good);
    const broken = brokenOf({
      "The good backup is refused.": last.code === 0,
      "The good backup doesn't bring back every file.": (await countFiles()) === fileCount,
      "The command takes too much memory.": seen["most MB"] <= maxMegabytes,
    });
    return { seen: { forms: backupForms.length, ...seen }, broken: [...wrong, ...broken] };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Has a server store files, a memory and a document. */
async function fill(env: NodeJS.ProcessEnv): Promise<void> {
  const server = await startProcess(env);
  const client = new NeighborClient(server.origin, `Basic ${btoa(`${key}:`)}`);
  try {
    for (let at = 0; at < 5; at++) {
      await client.request("POST", `/v2/files?name=${at}.txt`, {
        body: `The ferry ${at} leaves. `.repeat(4 ** (2 * at)),
      });
    }
    await client.importInto(await client.memory(), "a.csv", "ferry,Fähre\ndeck,Deck\n");
    await client.document("a.txt", "The ferry leaves.\nMind the deck.");
  } finally {
    client.close();
    await server.stop();
  }
}

async function writeForm({ lines, bytes }: (typeof backupForms)[number], good: string, to: string): Promise<void> {
  const whole = await readFile(good);
  if (bytes) return writeFile(to, bytes(whole));
  const [heading = "", ...rest] = gunzipSync(whole).toString().trim().split("\n");
  const created = lines?.(heading, rest) ?? [];
  // Those that repeat one line bring their own ends.
  const parts = Array.isArray(created) ? [created.join("\n"), "\n"] : created;
  await pipeline(Readable.from(parts), createGzip({ level: 1 }), createWriteStream(to));
}

const described = {
  sends: `${backupForms.length} backups that are broken or made up`,
  times: backupForms.length,
  forms: backupForms.map(({ does }) => does),
  expects: `restore refuses each in one line, with every row and file as before, in at most ${maxMegabytes} MB; the good one is restored`,
};

/** What an operator may be given to restore. */
export const restore: Record<string, Trial> = {
  sqlite: { ...described, run: () => tryBackups(undefined) },
  postgres: {
    ...described,
    async run() {
      const postgres = await startPostgres();
      try {
        return await tryBackups(postgres.address);
      } finally {
        await postgres.stop();
      }
    },
  },
};
