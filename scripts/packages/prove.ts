import { execFile, spawn } from "node:child_process";
import { mkdtempDisposable, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { findDeadLinks, readDiskSite } from "../release/site-on-disk.ts";
import { root } from "../run.ts";
import { buildSiteIfStale } from "../site.ts";
import { buildPackages, type Package } from "./build-packages.ts";
import { collectFindings, type StageFindings } from "./findings.ts";
import { install } from "./install.ts";
import { libraries } from "./libraries.ts";
import { serverName } from "./manifest.ts";
import { proveCompose } from "./prove-compose.ts";
import { proveDeb, proveUnit } from "./prove-deb.ts";
import { proveFirstUse } from "./prove-first-use.ts";
import { proveKubernetes } from "./prove-kubernetes.ts";
import { readReadmeProgram } from "./readme-program.ts";
import { strictest } from "./strictest.ts";

const run = promisify(execFile);
const versions = [20, 22, 24] as const;
const maxInstalledBytes = 60e6;
/** Processor time until the first response, without caches. */
const maxStartSeconds = 1;

/** Installs the packages with npm into empty folders and uses them, on each supported version of Node. */
export async function provePackages(): Promise<StageFindings> {
  await buildSiteIfStale();
  await using temporary = await mkdtempDisposable(join(tmpdir(), "packages-"));
  const folder = temporary.path;
  const { prove, findings } = collectFindings();
  const packages = await buildPackages(join(folder, "packages"), join(root, "site/dist"));
  const tools = await install(join(folder, "tools"), ["publint@^0.3.25", "@arethetypeswrong/cli@^0.18.5"]);
  for (const { name, tarball } of packages) {
    await prove(`publint finds nothing in ${name}`, () => run(join(tools, "publint"), [tarball, "--strict"]));
    if (name === serverName) continue;
    await prove(`the types of ${name} are right`, () => run(join(tools, "attw"), [tarball, "--no-color"]));
  }
  const compiler = await install(join(folder, "compiler"), ["typescript@~5.9.3"]);
  for (const version of versions) await proveOn(version, { folder, packages, compiler, prove });
  await prove("a new user installs and uses parlance in a bare Debian", () => {
    const tarball = packages.find(({ name }) => name === serverName)?.tarball ?? "";
    return proveFirstUse(tarball, { startSeconds: maxStartSeconds, installedBytes: maxInstalledBytes });
  });
  await prove("no link of the site for reading from disk leads nowhere", async () => {
    const dead = findDeadLinks(readDiskSite(join(root, "site/dist")));
    if (dead.length > 0) throw new Error(dead.join("\n"));
  });
  await prove("resources for Kubernetes fit its schemas", () => proveKubernetes(join(folder, "kubernetes")));
  await prove("files for Compose fit its schema", () => proveCompose(join(folder, "compose")));
  await prove("the unit of systemd is hardened", proveUnit);
  await prove("the .deb is installed, used, upgraded, removed and purged in a bare Debian", () =>
    proveDeb(join(folder, "packages", serverName), join(folder, "deb")),
  );
  return findings();
}

interface Context {
  folder: string;
  packages: Package[];
  /** The folder of TypeScript's compiler. */
  compiler: string;
  prove: ReturnType<typeof collectFindings>["prove"];
}

async function proveOn(version: number, { folder, packages, compiler, prove }: Context): Promise<void> {
  const on = `on Node ${version}`;
  const node = join(await install(join(folder, `node-${version}`), [`node@${version}`]), "node");
  const use = join(folder, `use-${version}`);
  const ofLibraries = packages.filter(({ name }) => name !== serverName).map(({ tarball }) => tarball);
  await install(use, [...ofLibraries, "@types/node@24"]);
  await writeFile(join(use, "tsconfig.json"), JSON.stringify({ compilerOptions: strictest }));
  const parts = [...libraries.map(({ part }) => part), "testing"];
  const offline = parts.filter((part) => part !== "client");
  for (const part of parts) {
    const { esm, cjs } = readReadmeProgram(part);
    for (const [file, text] of Object.entries({ mjs: esm, cjs, mts: esm })) {
      await writeFile(join(use, `${file === "mts" ? "typed-" : ""}${part}.${file}`), text);
    }
  }
  await prove(`programs in TypeScript compile ${on}`, () => run(join(compiler, "tsc"), ["-p", use]));
  for (const part of offline) {
    for (const file of [`${part}.mjs`, `${part}.cjs`, `typed-${part}.mjs`]) {
      await prove(`${file} runs ${on}`, () => proveOutput(node, join(use, file), part));
    }
  }
  const server = join(folder, `server-${version}`);
  await install(
    server,
    packages.filter(({ name }) => name === serverName).map(({ tarball }) => tarball),
  );
  const program = join(server, "node_modules", serverName, "bin/parlance.js");
  if (version < 24) {
    await prove(`parlance says in one line that it does not run ${on}`, () => proveRefusal(node, program));
    return;
  }
  await prove(`parlance is installed in at most ${maxInstalledBytes / 1e6} MB`, async () => {
    const { stdout } = await run("du", ["--bytes", "--summarize", join(server, "node_modules")]);
    const bytes = Number.parseInt(stdout, 10);
    if (bytes > maxInstalledBytes) throw new Error(`It is ${bytes} bytes.`);
    return `${(bytes / 1e6).toFixed(1)} MB`;
  });
  await prove(`parlance serves, and the client talks to it ${on}`, () => {
    const clients = ["client.mjs", "client.cjs", "typed-client.mjs"].map((file) => join(use, file));
    return proveServing(node, program, clients, join(folder, "data"));
  });
}

async function proveOutput(node: string, file: string, part: string, env: NodeJS.ProcessEnv = process.env) {
  const { stdout } = await run(node, [file], { env });
  const { prints } = readReadmeProgram(part);
  if (stdout !== prints) throw new Error(`It printed ${stdout} and not ${prints}`);
}

async function proveRefusal(node: string, program: string): Promise<void> {
  const { code, stdout, stderr } = await run(node, [program, "serve"]).catch((error) => error);
  if (code === 1 && stdout === "" && /^Parlance needs Node .*\n$/.test(stderr)) return;
  throw new Error(`It ended with ${code}: ${stdout}${stderr}`);
}

/** @returns the processor time until the server is ready */
async function proveServing(node: string, program: string, clients: string[], data: string): Promise<string> {
  const args = [program, "serve", "--port", "0", "--data", data];
  const server = spawn(node, args, { stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise<number | null>((resolve) => server.once("close", resolve));
  try {
    let origin = "";
    let key = "";
    for await (const line of createInterface(server.stdout)) {
      origin ||= /^Documentation +(\S+)\/$/.exec(line)?.[1] ?? "";
      key = /^Development key +(\S+)$/.exec(line)?.[1] ?? "";
      if (key) break;
    }
    const [, times = ""] = (await readFile(`/proc/${server.pid}/stat`, "utf8").catch(() => "")).split(") ");
    const [user, system] = times.split(" ").slice(11, 13);
    const page = await fetch(origin);
    if (!page.ok || !/<h1/.test(await page.text())) throw new Error(`The site answers ${page.status}.`);
    for (const file of clients) {
      await proveOutput(node, file, "client", { ...process.env, PARLANCE_URL: origin, PARLANCE_KEY: key });
    }
    const seconds = (Number(user) + Number(system)) / 100;
    // Without /proc, `seconds` is NaN and passes.
    if (seconds > maxStartSeconds) throw new Error(`It was ready after ${seconds} s of processor time.`);
    return `ready after ${seconds} s of processor time`;
  } finally {
    server.kill();
    const code = await ended;
    if (code !== 0) console.error(`The server ended with ${code}.`);
  }
}
