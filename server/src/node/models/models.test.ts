import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeRandomModel } from "../../../testing/bergamot-model.ts";
import { type Offered, offer, openModelRegistry } from "../../../testing/model-registry.ts";
import { runCli } from "../cli/run-cli.ts";
import { holdLock } from "../data-folder.ts";
import { bergamotIn } from "../workers/bergamot.ts";
import { watchModels } from "./bergamot-models.ts";
import { installModels, type ModelInstallation } from "./install-models.ts";
import { readRegistry } from "./read-registry.ts";

async function setUp(...offered: Offered[]) {
  const folder = join(await mkdtemp(join(tmpdir(), "models-")), "models");
  const registry = await openModelRegistry(offered);
  onTestFinished(async () => {
    await registry.close();
    await rm(join(folder, ".."), { recursive: true, force: true });
  });
  const env = { PARLANCE_MODELS: folder, PARLANCE_MODELS_REGISTRY: registry.url };
  return {
    folder,
    registry,
    env,
    run: (...words: string[]) => runModels(words, env),
    async install(pairs: string[], options: Partial<ModelInstallation> = {}) {
      const releases = (await readRegistry(registry.url)).filter(({ pair }) => pairs.includes(pair));
      return installModels(releases, { folder, registry: registry.url, idleMs: 30_000, report() {}, ...options });
    },
    /** Folders of models that a server would use. */
    matches: async () => (await readdir(folder)).filter((name) => !name.startsWith(".")),
  };
}

async function runModels(words: string[], env: Record<string, string>) {
  const out = vi.spyOn(console, "log").mockImplementation(() => {});
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  const progress = vi.spyOn(process.stderr, "write").mockImplementation(() => true);
  try {
    const code = await runCli(["models", ...words], env);
    const report = (spy: { mock: { calls: unknown[][] } }) => spy.mock.calls.map(([text]) => text).join("\n");
    return { code, out: report(out), error: report(errors), progress: report(progress) };
  } finally {
    for (const spy of [out, errors, progress]) spy.mockRestore();
  }
}

const firstName = (pair: string) => `model.${pair.replace("-", "")}.intgemm.alphas.bin`;

test("one command installs pairs, and the list shows version and size", async () => {
  const { folder, env, run } = await setUp(offer("en-de"), offer("fr-en", "1.1", 20));
  const installed = await run("install", "en-de", "fr-en");
  expect([installed.code, installed.error]).toEqual([0, ""]);
  expect(installed.out).toBe(
    "en-de 1.0 is installed (0.3 MB).\nfr-en 1.1 is installed (0.3 MB).\nTo use the models, add bergamot to PARLANCE_MT.",
  );
  expect(installed.progress).toContain("fr-en 100 % of 0.3 MB");
  expect(JSON.parse((await run("list", "--json")).out)).toEqual([
    { pair: "en-de", version: "1.0", bytes: 300_000, folder: join(folder, "en-de") },
    { pair: "fr-en", version: "1.1", bytes: 300_000, folder: join(folder, "fr-en") },
  ]);
  expect(await readFile(join(folder, "en-de", firstName("en-de")))).toEqual(Buffer.alloc(100_000, 7));
  expect((await runModels(["list"], env)).out).toMatch(/^Pair +Version +MB +Folder\nen-de +1\.0 +0\.3 /);
  expect(await readdir(folder)).toEqual([".lock", "en-de", "fr-en"]);
});

test("a model that is installed from a mirror translates", async () => {
  const shape = { encoderLayers: 1, decoderLayers: 1, embedding: 64, feedForward: 128, heads: 2, vocabulary: 512 };
  const { model, shortlist, vocabulary } = makeRandomModel(shape);
  const names = Object.keys(offer("en-de").files);
  const files = Object.fromEntries([model, shortlist, vocabulary].map((bytes, at) => [names[at], { bytes }]));
  const { folder, run } = await setUp({ pair: "en-de", version: "1.0", files });
  expect((await run("install", "en-de")).code).toBe(0);
  const request = { sourceLanguage: "en", targetLanguage: "de", n: 1, segments: [{ source: "harbour" }] };
  const translated = await bergamotIn(folder).translate(request, new AbortController().signal);
  expect(translated[0]?.[0]?.target).toMatch(/\S/);
});

test("an installed model is not downloaded again, a new version replaces the old one", async () => {
  const { folder, registry, run } = await setUp(offer("en-de"));
  await mkdir(join(folder, "ende"), { recursive: true });
  await writeFile(join(folder, "ende", "model.old.bin"), "old");
  expect((await run("list")).out).toMatch(/\nen-de +unknown +0\.0 /);
  await run("install", "en-de");
  expect(await readdir(folder)).toEqual([".lock", "en-de"]);
  const before = registry.requests.length;
  expect((await run("install", "en-de")).out).toContain("en-de 1.0 is already installed.");
  expect(registry.requests).toHaveLength(before);
  const newer = await openModelRegistry([offer("en-de", "1.2", 30)]);
  onTestFinished(() => newer.close());
  const env = { PARLANCE_MODELS: folder, PARLANCE_MODELS_REGISTRY: newer.url };
  expect((await runModels(["install", "en-de"], env)).out).toContain("en-de 1.2 is installed");
  expect((await readFile(join(folder, "en-de", firstName("en-de"))))[0]).toBe(30);
});

test("released versions that Bergamot reads come before others, and incomplete ones do not come", async () => {
  const { lex: _, ...half } = Object.fromEntries(
    Object.entries(offer("en-uk").files).map(([name, file]) => [name.split(".")[0] === "lex" ? "lex" : name, file]),
  );
  const { registry, run } = await setUp(
    offer("en-de", "1.9"),
    offer("en-de", "1.10"),
    offer("en-de", "1.11a1"),
    offer("en-de", "2.0"),
    offer("en-ja", "2.1"),
    offer("en-ja", "3.0"),
    offer("en-et", "1.0a2"),
    offer("en-pl", "3.0"),
    { pair: "en-uk", version: "1.0", files: half },
    { pair: "en-fr", version: "1.0", files: { "model.../../x.bin": { bytes: Buffer.from("x") } } },
  );
  const releases = await readRegistry(registry.url);
  expect(releases.map(({ pair, version }) => `${pair} ${version}`)).toEqual(["en-de 1.10", "en-et 1.0a2", "en-ja 2.1"]);
  expect(JSON.parse((await run("list", "--available", "--json")).out)[0]).toEqual({
    pair: "en-de",
    version: "1.10",
    bytes: 300_000,
    installed: null,
  });
});

test("a name that is a path installs nothing outside the folder", async () => {
  const { files, ...release } = offer("en-de");
  const [model, ...others] = Object.entries(files);
  const { registry } = await setUp({
    ...release,
    files: { "model./../../../evil.bin": model?.[1] as never, ...Object.fromEntries(others) },
  });
  expect(await readRegistry(registry.url)).toEqual([]);
});

test("a server uses new models, new versions and fewer models without a restart", async () => {
  const { folder, install, run } = await setUp(offer("en-de"), offer("fr-en"));
  await install(["en-de"]);
  const models = watchModels(folder);
  const pairs = () => models().map(({ from, to }) => `${from}-${to}`);
  expect(pairs()).toEqual(["en-de"]);
  expect(models()).toBe(models());
  const { id } = models()[0] ?? {};
  await install(["fr-en"]);
  expect(pairs()).toEqual(["en-de", "fr-en"]);
  expect(models()[0]?.id).toBe(id);
  const newer = await openModelRegistry([offer("en-de", "1.2", 30)]);
  onTestFinished(() => newer.close());
  await runModels(["install", "en-de"], { PARLANCE_MODELS: folder, PARLANCE_MODELS_REGISTRY: newer.url });
  expect(models()[0]?.id).not.toBe(id);
  expect(await run("remove", "en-de")).toMatchObject({ code: 0, out: "en-de is removed." });
  expect(pairs()).toEqual(["fr-en"]);
  await mkdir(join(folder, "en-pl"));
  expect(pairs()).toEqual(["fr-en"]);
});

test("wrong bytes are refused, and nothing of them stays", async () => {
  const release = offer("en-de");
  const file = release.files["vocab.ende.spm"];
  if (file) file.sha256 = createHash("sha256").update("other").digest("hex");
  const { folder, run, matches: find } = await setUp(release);
  const { code, error } = await run("install", "en-de");
  expect(code).toBe(1);
  expect(error).toMatch(
    /^vocab\.ende\.spm was not installed: \S+ doesn't have the SHA-256 that the registry states\.$/,
  );
  expect(await find()).toEqual([]);
  expect(await readdir(join(folder, ".partial"))).not.toContain(file?.sha256);
});

test("more bytes than the registry states are not received", async () => {
  const { registry, run, matches: find } = await setUp(offer("en-de"));
  let sent = 0;
  registry.respondWith((response) => {
    const send = (): void => {
      while (!response.destroyed) {
        sent += 65_536;
        if (!response.write(Buffer.alloc(65_536))) {
          response.once("drain", send);
          return;
        }
      }
    };
    send();
  });
  const { code, error } = await run("install", "en-de");
  expect([code, error]).toEqual([1, expect.stringContaining("doesn't have the SHA-256")]);
  expect(sent).toBeLessThan(50_000_000);
  expect(await find()).toEqual([]);
});

test("an interrupted installation is resumed where it ended", async () => {
  const { registry, install, run, matches: find } = await setUp(offer("en-de"));
  let interrupt = () => {};
  registry.respondWith((response, bytes, start) => {
    const range = { "content-range": `bytes ${start}-${bytes.length - 1}/${bytes.length}` };
    response.writeHead(start > 0 ? 206 : 200, { "content-length": bytes.length - start, ...range });
    response.write(bytes.subarray(start, start + 20_000));
    interrupt = () => response.destroy();
  });
  const line = /^model\.\S+ can't be downloaded: .+ after \d+ of 100000 bytes\. Run the command again to resume\.$/;
  await expect(install(["en-de"], { report: () => interrupt() })).rejects.toThrow(line);
  expect(await find()).toEqual([]);
  const starts = () => registry.requests.map((request) => Number(request.split(" ")[1]));
  const [first, second = 0, third = 0] = starts();
  expect([first, second > 0, third > second]).toEqual([0, true, true]);
  registry.respondWith(undefined);
  registry.requests.splice(0);
  expect((await run("install", "en-de")).code).toBe(0);
  expect([(starts()[0] ?? 0) > third, registry.requests.length]).toEqual([true, 3]);
});

test("a registry that is down takes nothing from what was received", async () => {
  const { registry, install } = await setUp(offer("en-de"));
  let isDown = false;
  registry.respondWith((response, bytes, start) => {
    if (isDown) return response.writeHead(503).end();
    isDown = start > 0;
    const range = { "content-range": `bytes ${start}-${bytes.length - 1}/${bytes.length}` };
    response.writeHead(start > 0 ? 206 : 200, { "content-length": bytes.length - start, ...range });
    response.write(bytes.subarray(start, start + 30_000), () => response.destroy());
  });
  await expect(install(["en-de"])).rejects.toThrow(/status 503 after [1-9]\d* of 100000 bytes/);
  registry.respondWith(undefined);
  registry.requests.splice(0);
  expect(await install(["en-de"])).toEqual(["en-de"]);
  expect(registry.requests[0]).toMatch(/ [1-9]\d*$/);
});

test("a mirror without ranges is downloaded from the start", async () => {
  const { registry, install, matches: find } = await setUp(offer("en-de"));
  registry.respondWith((response) => response.socket?.destroy());
  await expect(install(["en-de"])).rejects.toThrow("can't be downloaded");
  let isFirst = true;
  registry.respondWith((response, bytes) => {
    response.writeHead(200, { "content-length": bytes.length });
    if (isFirst) response.write(bytes.subarray(0, 50_000), () => response.destroy());
    else response.end(bytes);
    isFirst = false;
  });
  expect(await install(["en-de"])).toEqual(["en-de"]);
  expect(await find()).toEqual(["en-de"]);
});

test("a truncated file is one line", async () => {
  const { registry, run, matches: find } = await setUp(offer("en-de"));
  registry.respondWith((response, bytes, start) => {
    if (start > 0) response.writeHead(416).end();
    else response.writeHead(200).end(bytes.subarray(0, 99));
  });
  const { code, error } = await run("install", "en-de");
  expect([code, error.split("\n")]).toEqual([1, [expect.stringMatching(/^model\.\S+ can't be downloaded: /)]]);
  expect(await find()).toEqual([]);
});

test("a mirror that sends nothing more is given up", async () => {
  const { registry, install, matches: find } = await setUp(offer("en-de"));
  registry.respondWith((response, bytes) => {
    response.writeHead(200, { "content-length": bytes.length });
    response.write(bytes.subarray(0, 10));
  });
  const message = /can't be downloaded: nothing arrived for 0\.2 s after 10 of 100000 bytes/;
  await expect(install(["en-de"], { idleMs: 200 })).rejects.toThrow(message);
  expect(await find()).toEqual([]);
});

test("no network is one line that names the mirror's variable", async () => {
  const { registry, run } = await setUp();
  await registry.close();
  const { code, error } = await run("install", "en-de");
  expect([code, error]).toEqual([
    1,
    `The model registry ${registry.url} can't be reached (ECONNREFUSED). Check the network, or set PARLANCE_MODELS_REGISTRY to a mirror.`,
  ]);
});

test("a disk without room is noticed before the download and during it", async () => {
  const { folder, registry, install, matches: find } = await setUp(offer("en-de"));
  const freeBytes = async () => 299_999;
  const line = /^The models need 0\.3 MB, and the disk of \S+ has 0\.3 MB\. Nothing was installed\.$/;
  await expect(install(["en-de"], { freeBytes })).rejects.toThrow(line);
  expect(registry.requests).toEqual([]);
  const sha256 = createHash("sha256").update(Buffer.alloc(100_000, 7)).digest("hex");
  await symlink("/dev/full", join(folder, ".partial", sha256));
  await expect(install(["en-de"])).rejects.toThrow("The disk is full. The model was not installed.");
  expect(await find()).toEqual([]);
});

test("a folder without rights is one line", async () => {
  const { registry } = await setUp(offer("en-de"));
  const env = { PARLANCE_MODELS: "/proc/models", PARLANCE_MODELS_REGISTRY: registry.url };
  const { code, error } = await runModels(["install", "en-de"], env);
  expect([code, error]).toEqual([1, expect.stringMatching(/^\/proc\/models\S* can't be written \(E\w+\)\. [^\n]+$/)]);
});

test("of two installations at once one waits for nothing and says so", async () => {
  const { folder, run, install, matches: find } = await setUp(offer("en-de"));
  await mkdir(folder, { recursive: true });
  const release = holdLock(join(folder, ".lock"));
  const { code, error } = await run("install", "en-de");
  expect([code, error]).toEqual([
    1,
    `Another process installs or removes models in ${folder}; wait until it finishes.`,
  ]);
  release?.();
  const both = await Promise.allSettled([install(["en-de"]), install(["en-de"])]);
  expect(both.map(({ status }) => status)).toContain("fulfilled");
  expect(await find()).toEqual(["en-de"]);
});

test("pairs that cannot be are named before anything is downloaded", async () => {
  const { env, registry, run } = await setUp(offer("de-en"), offer("en-fr"));
  const list = '"npx --no parlance models list --available" lists all.';
  for (const [words, line] of [
    [["install", "de-en", "english"], 'PAIR must be two languages such as en-de, not "english".'],
    [["install", "de-en", "en-xx"], `The registry has no model en-xx. ${list}`],
    [["install", "de-fr"], "The registry has no model de-fr. Install de-en and en-fr, which together translate it."],
    [["install"], "Usage: npx --no parlance models install PAIR… [--json]"],
    [["remove", "de-en"], `There is no model de-en in ${env.PARLANCE_MODELS}.`],
  ] as const) {
    expect(await run(...words)).toMatchObject({ code: 1, error: line });
  }
  expect(registry.requests).toEqual([]);
  const wrong = { ...env, PARLANCE_MODELS_REGISTRY: registry.url.replace("/v1", "/v2") };
  expect((await runModels(["list", "--available"], wrong)).error).toMatch(
    /^The model registry \S+ responded with 404\.$/,
  );
});
