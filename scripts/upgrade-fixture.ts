import { execFile, spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { root } from "./run.ts";
import { fillServer } from "./upgrade-fixture/fill.ts";

// `node scripts/upgrade-fixture.ts 0.2.0 v0.2.0 postgres://…` runs the server of a release on SQLite and on an empty
// PostgreSQL database, fills both, and keeps them in server/fixtures/upgrade/0.2.0.tar.gz for the tests of upgrades. It
// needs git, tar and pg_dump.

const run = promisify(execFile);
const [version = "", commit = "", databaseUrl = ""] = process.argv.slice(2);
if (databaseUrl === "") throw new Error("Usage: upgrade-fixture.ts VERSION COMMIT DATABASE_URL");

/** The sources of the release, with the packages of npm that are installed here. */
async function checkOut(folder: string): Promise<void> {
  await mkdir(folder);
  const archive = join(folder, "sources.tar");
  await run("git", ["archive", "--output", archive, commit], { cwd: root });
  await run("tar", ["-xf", archive, "-C", folder]);
  await rm(archive);
  const { workspaces } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  for (const part of [".", ...workspaces]) {
    const from = join(root, part, "node_modules");
    const names = await readdir(from).catch(() => []);
    await mkdir(join(folder, part, "node_modules"), { recursive: true });
    for (const name of names.filter((each) => each !== "@openparlance")) {
      await symlink(join(from, name), join(folder, part, "node_modules", name));
    }
  }
  await mkdir(join(folder, "node_modules/@openparlance"));
  for (const part of workspaces) await symlink(join(folder, part), join(folder, "node_modules/@openparlance", part));
}

/** Runs the server, fills it, and stops it. */
async function fill(sources: string, data: string, env: Record<string, string>) {
  const site = join(sources, "site/dist");
  await mkdir(site, { recursive: true });
  for (const name of ["index.html", "404.html"]) await writeFile(join(site, name), name);
  const settings = { PATH: process.env.PATH, PARLANCE_DATA: data, PARLANCE_LOG_LEVEL: "error", PORT: "0", ...env };
  const command = join(sources, "server/src/node/cli/main.ts");
  const created = await run(process.execPath, [command, "keys", "create"], { env: settings });
  const production = created.stdout.trim().split("\n").at(-1) as string;
  const child = spawn(process.execPath, [command, "serve"], { env: settings, stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise((resolve) => child.once("close", resolve));
  try {
    let origin = "";
    for await (const line of createInterface(child.stdout)) {
      origin ||= /^Documentation +(\S+)\/$/.exec(line)?.[1] ?? "";
      const [, key] = /^Development key +(\S+)$/.exec(line) ?? [];
      if (key) return await fillServer({ origin, key }, { origin, key: production });
    }
    throw new Error("The server ended at its start.");
  } finally {
    child.kill();
    await ended;
  }
}

const folder = await mkdtemp(join(tmpdir(), "upgrade-"));
try {
  const sources = join(folder, "sources");
  await checkOut(sources);
  const whole = join(folder, "whole");
  for (const [name, env] of Object.entries({ sqlite: {}, postgres: { DATABASE_URL: databaseUrl } })) {
    const data = join(folder, name);
    const reads = await fill(sources, data, env);
    // What can be built again is left out.
    await cp(data, join(whole, name, "data"), { recursive: true, filter: (path) => path !== join(data, "cache") });
    await writeFile(join(whole, name, "reads.json"), `${JSON.stringify(reads, null, 1)}\n`);
  }
  const { stdout } = await run("pg_dump", ["--inserts", "--no-owner", "--no-privileges", databaseUrl]);
  // Commands for psql alone are left out.
  await writeFile(join(whole, "postgres/dump.sql"), stdout.replace(/^(?:\\.*|--.*|)\n/gm, ""));
  const fixture = join(root, `server/fixtures/upgrade/${version}.tar.gz`);
  await mkdir(dirname(fixture), { recursive: true });
  await run("tar", ["--sort=name", "--owner=0", "--group=0", "-czf", fixture, "-C", whole, "."]);
  console.log(fixture);
} finally {
  await rm(folder, { recursive: true });
}
