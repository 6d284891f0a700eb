import { execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { findTestChromium } from "../chromium.mjs";
import { root } from "../run.ts";
import { buildPackages, type Package, readManifest } from "./build-packages.ts";
import { libraries } from "./libraries.ts";
import { serverName, version } from "./manifest.ts";
import { readReadmeProgram } from "./readme-program.ts";
import { strictest } from "./strictest.ts";

const run = promisify(execFile);

let folder: string;
let packages: Map<string, Package>;
const packageNamed = (name: string) => packages.get(name) as Package;
/** The folder with the installed packages and their dependencies. */
let consumer: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "packages-"));
  const site = join(folder, "site");
  await mkdir(site);
  for (const name of ["index.html", "404.html"]) await writeFile(join(site, name), name);
  const built = await buildPackages(join(folder, "packages"), site);
  packages = new Map(built.map((each) => [each.name, each]));
  consumer = join(folder, "consumer");
  for (const each of built) await install(each);
});

afterAll(() => rm(folder, { recursive: true }));

/** Unpacks a tarball. Dependencies come from this clone, because no test may need the network. */
async function install(each: Package): Promise<void> {
  const to = join(consumer, "node_modules", each.name);
  await mkdir(to, { recursive: true });
  await run("tar", ["-xzf", each.tarball, "--strip-components=1", "-C", to]);
  const part = libraries.find(({ part }) => each.name === `@openparlance/${part}`)?.part ?? "server";
  const { dependencies = {} } = await readManifest(each);
  for (const name of Object.keys(dependencies).filter((each) => !each.startsWith("@openparlance/"))) {
    const link = join(consumer, "node_modules", name);
    await mkdir(dirname(link), { recursive: true });
    const location = [part, ""].map((from) => join(root, from, "node_modules", name)).find(existsSync);
    await symlink(location as string, link);
  }
}

test("the server parses the tables of language detection, which takes a third of the memory of a literal", async () => {
  const lib = join(consumer, "node_modules", serverName, "lib");
  const modules = await Promise.all((await readdir(lib)).map((name) => readFile(join(lib, name), "utf8")));
  expect(modules.filter((text) => text.includes("ngramsData = JSON.parse("))).toHaveLength(1);
});

test("a package holds what it needs and nothing else", () => {
  const kinds = new Set([...packages.values()].flatMap(({ files }) => files.map((path) => path.split("/")[0] ?? "")));
  expect([...kinds].sort()).toEqual([
    "CHANGELOG.md",
    "LICENSE",
    "NOTICE",
    "README.md",
    "assets",
    "bin",
    "cjs",
    "docs",
    "esm",
    "lib",
    "man",
    "monitoring",
    "package.json",
    "sbom.cdx.json",
    "site",
  ]);
  for (const { name, files } of packages.values()) {
    expect(files, name).toEqual(expect.arrayContaining(["LICENSE", "NOTICE", "README.md", "package.json"]));
    for (const path of files) expect(path).not.toMatch(/\.test\.|\/testing\/|(?<!\.d)\.ts$|\.map$/);
  }
  expect(packageNamed("openparlance").files).toEqual(
    expect.arrayContaining([
      "bin/parlance.js",
      "docs/operations/README.md",
      "docs/operations/commands.md",
      "lib/main.js",
      "man/parlance.1",
      "monitoring/alerts.yaml",
      "monitoring/dashboard.json",
      "lib/engine-worker.js",
      "site/index.html",
    ]),
  );
});

test.each(libraries)("@openparlance/$part has both forms of each module, with declarations", ({ part, entries }) => {
  const { files } = packageNamed(`@openparlance/${part}`);
  const inForm = (form: string) =>
    files.filter((path) => path.startsWith(`${form}/`)).map((path) => path.slice(form.length));
  expect(inForm("esm")).toEqual(inForm("cjs"));
  for (const file of Object.values(entries)) {
    expect(inForm("esm")).toEqual(expect.arrayContaining([`/${file}.js`, `/${file}.d.ts`]));
  }
});

test("a package.json names what is in the package, and no version range of the workspace", async () => {
  for (const each of packages.values()) {
    const { exports, main, types, bin = {}, man = [], dependencies = {}, ...rest } = await readManifest(each);
    const paths = JSON.stringify([exports, main, types, bin, man]).match(/(?<=")(?:\.\/)?[a-z]+\/[^"]+/g) ?? [];
    for (const path of paths) expect(each.files, each.name).toContain(path.replace(/^\.\//, ""));
    for (const range of Object.values(dependencies)) expect(range).toMatch(/^\^?\d+\.\d+\.\d+/);
    expect(rest).toMatchObject({
      license: "Apache-2.0",
      repository: { type: "git" },
      publishConfig: { provenance: true },
    });
    for (const field of ["private", "workspaces", "devDependencies", "scripts"]) expect(rest).not.toHaveProperty(field);
  }
});

test("NOTICE has the license text of every package whose code is inside", async () => {
  const read = (name: string) => readFile(join(packageNamed(name).folder, "NOTICE"), "utf8");
  const server = await read("openparlance");
  for (const name of ["hono", "kysely", "pg", "react", "eld", "saxes"]) expect(server).toContain(`\n${name} `);
  expect(server.match(/Permission (?:is hereby granted|to use)/g)?.length).toBeGreaterThan(20);
  expect(await read("@openparlance/text")).toContain("\neld ");
  expect(await read("@openparlance/client")).toContain("\nopenapi-fetch ");
});

test("the package with the server for tests stays small", () => {
  const { packedBytes, unpackedBytes } = packageNamed("@openparlance/testing");
  expect([packedBytes / 1e6, unpackedBytes / 1e6].map(Math.floor)).toEqual([1, 5]);
});

test("the SBOM lists what is inside and what is installed with it", async () => {
  const sbom = JSON.parse(await readFile(join(packageNamed("openparlance").folder, "sbom.cdx.json"), "utf8"));
  const names: string[] = sbom.components.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(["@browsermt/bergamot-translator", "hono", "kysely", "pg", "react"]));
  for (const { purl, licenses } of sbom.components) {
    expect(purl).toMatch(/^pkg:npm\/[\w%.-]+(?:\/[\w.-]+)?@\d/);
    expect(licenses[0].license.id).toMatch(/^(?:MIT|ISC|BSD-[23]-Clause|Apache-2\.0|MPL-2\.0)$/);
  }
});

const example = (part: string, form: "esm" | "cjs") => join(consumer, `${part}.${form === "esm" ? "mjs" : "cjs"}`);

test.each(
  ["text", "engine", "filters", "testing"].flatMap((part) => (["esm", "cjs"] as const).map((form) => ({ part, form }))),
)("the program in the README of @openparlance/$part runs as $form", async ({ part, form }) => {
  const program = readReadmeProgram(part);
  await writeFile(example(part, form), program[form]);
  const { stdout } = await run(process.execPath, [example(part, form)], { cwd: consumer });
  expect(stdout).toBe(program.prints);
});

test("the programs in the READMEs are TypeScript, for both forms", async () => {
  const project = join(consumer, "typescript");
  await mkdir(project);
  await symlink(join(root, "node_modules/@types"), join(consumer, "node_modules/@types"));
  for (const part of [...libraries.map(({ part }) => part), "testing"]) {
    const { esm } = readReadmeProgram(part);
    await writeFile(join(project, `${part}.mts`), esm);
    await writeFile(join(project, `${part}.cts`), `export const main = async () => {};\n${inFunction(esm)}`);
  }
  await writeFile(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions: { ...strictest, noEmit: true } }));
  const { stdout } = await run(process.execPath, [
    join(root, "node_modules/typescript-native/bin/tsc"),
    "-p",
    project,
  ]).catch((error) => error);
  expect(stdout).toBe("");
});

const inFunction = (esm: string) => esm.replace(/^((?:import .*\n)+)([\s\S]*)$/m, "$1(async () => {$2})();\n");

async function serve(program: string, data: string): Promise<{ origin: string; key: string }> {
  const child = spawn(program, ["serve", "--port", "0", "--data", data], {
    env: { PATH: dirname(process.execPath), HOME: folder, PARLANCE_LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => child.once("close", resolve));
  onTestFinished(async () => {
    child.kill();
    expect(await ended).toBe(0);
  });
  let origin = "";
  for await (const line of createInterface(child.stdout)) {
    origin ||= /^Documentation +(\S+)\/$/.exec(line)?.[1] ?? "";
    const [, key] = /^Development key +(\S+)$/.exec(line) ?? [];
    if (key) return { origin, key };
  }
  throw new Error("The server ended at its start.");
}

test("the installed server serves the site, and the API to the program of the client's README", async () => {
  const { origin, key } = await serve(
    join(consumer, "node_modules/openparlance/bin/parlance.js"),
    join(folder, "data"),
  );
  expect((await fetch(origin)).status).toBe(200);
  const program = readReadmeProgram("client");
  for (const form of ["esm", "cjs"] as const) {
    await writeFile(example("client", form), program[form]);
    const env = { ...process.env, PARLANCE_URL: origin, PARLANCE_KEY: key };
    const { stdout } = await run(process.execPath, [example("client", form)], { cwd: consumer, env });
    expect(stdout).toBe(program.prints);
  }
});

test("the command of the package works on the data of the server", async () => {
  const program = join(consumer, "node_modules/openparlance/bin/parlance.js");
  const env = { PATH: process.env.PATH, PARLANCE_DATA: join(folder, "data-of-commands") };
  const { stdout } = await run(process.execPath, [program, "keys", "create"], { env });
  expect(stdout).toMatch(/^Key \d+ of admin@localhost/);
});

test("the command of the package runs a case", async () => {
  const program = join(consumer, "node_modules/openparlance/bin/parlance.js");
  const file = join(root, "testing/examples/archived-job.arazzo.json");
  const { stdout } = await run(process.execPath, [program, "cases", "run", file], { env: { PATH: process.env.PATH } });
  expect(stdout).toMatch(/^2 steps, all the same$/m);
});

test.each([
  ["job.node.test.js", ["--test"]],
  ["webhook.vitest.test.js", [join(root, "node_modules/vitest/vitest.mjs"), "run"]],
  ["page.playwright.test.js", ["--test"]],
])("the example %s of the reference passes with the package", async (file, words) => {
  const examples = join(consumer, "examples");
  await cp(join(root, "testing/examples"), examples, { recursive: true });
  for (const name of ["vitest", "playwright-core"]) {
    const link = join(consumer, "node_modules", name);
    if (!existsSync(link)) await symlink(join(root, "node_modules", name), link);
  }
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined, CHROMIUM: findTestChromium({ isProof: false }) };
  await run(process.execPath, [...words, file], { cwd: examples, env });
});

test("a Node that is too old prints one line that names a version that works", async () => {
  const program = join(consumer, "node_modules/openparlance/bin/parlance.js");
  const old = program.replace(/parlance\.js$/, "old.js");
  await writeFile(old, (await readFile(program, "utf8")).replace("process.versions;", '{ node: "22.23.0" };'));
  const done = await run(process.execPath, [old]).catch((error) => error);
  expect([done.code, done.stdout, done.stderr]).toEqual([
    1,
    "",
    `Parlance needs Node 24.6 or newer, and this is Node 22.23.0. This brings one along: npx -p node@24 node "${old}"\n`,
  ]);
});

test("npm installs the package from its file in an empty folder, and the program serves from there", async () => {
  const empty = await mkdtemp(join(tmpdir(), "installed-"));
  onTestFinished(() => rm(empty, { recursive: true }));
  const { dependencies } = await readManifest(packageNamed("openparlance"));
  // From this clone, because no test may need the network.
  const needed = Object.keys(dependencies).map((name) => join(root, "node_modules", name));
  // With `--prefix`, npm ignores packages in parent folders.
  const options = ["--offline", "--prefix", empty];
  await run("npm", ["install", ...options, packageNamed("openparlance").tarball, ...needed], { cwd: empty });
  const program = join(empty, "node_modules/.bin/parlance");
  const env = { PATH: dirname(process.execPath) };
  expect((await run(program, ["--version"], { cwd: empty, env })).stdout).toBe(`${version}\n`);
  const { origin } = await serve(program, join(empty, "data"));
  expect((await fetch(origin)).status).toBe(200);
});
