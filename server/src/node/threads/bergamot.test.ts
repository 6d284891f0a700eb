import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { modelsIn } from "../models/bergamot-models.ts";
import { bergamotIn } from "./bergamot.ts";

// No model is to be had here: Bergamot's WebAssembly is started and refuses one that is none, and a double for it in
// the same kind of thread translates.

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "parlance-models-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function putModel(pair: string, ...names: string[]): Promise<void> {
  await mkdir(join(folder, pair));
  for (const name of names) await writeFile(join(folder, pair, name), name);
}

const shared = ["model.ende.intgemm.alphas.bin", "lex.50.50.ende.s2t.bin", "vocab.deen.spm"];
const request = { sourceLanguage: "en", targetLanguage: "de", n: 1, segments: [{ source: "harbour" }] };
const { signal } = new AbortController();

test("the folders of models are read as Firefox names their files", async () => {
  await putModel("ende", ...shared);
  await putModel("en-uk", "model.enuk.intgemm8.bin", "lex.enuk.bin", "srcvocab.enuk.spm", "trgvocab.enuk.spm");
  await writeFile(join(folder, "LICENSE"), "");
  const models = modelsIn(folder);
  expect(models.map(({ from, to }) => `${from}-${to}`)).toEqual(["en-uk", "en-de"]);
  const [split, whole] = await Promise.all(models.map(({ read }) => read()));
  const texts = (all: ArrayBuffer[] = []) => all.map((bytes) => Buffer.from(bytes).toString());
  expect(texts(split?.vocabs)).toEqual(["srcvocab.enuk.spm", "trgvocab.enuk.spm"]);
  expect(split?.config).toEqual({ "gemm-precision": "int8shiftAll" });
  expect(texts([whole?.model, whole?.shortlist, ...(whole?.vocabs ?? [])] as ArrayBuffer[])).toEqual(shared);
  expect(whole?.config).toEqual({});
});

test("a folder that cannot serve is named", async () => {
  expect(() => modelsIn(join(folder, "none"))).toThrow(/^PARLANCE_MODELS names .*, which can't be read\.$/);
  expect(() => modelsIn(folder)).toThrow(
    /which has no models; "npx --no parlance models install en-de" installs one\.$/,
  );
  await putModel("ende", "model.ende.bin.gz");
  expect(() => modelsIn(folder)).toThrow(/ende must hold model\.….bin, lex\.….bin and vocab\.….spm, unpacked\.$/);
});

test("a model translates in a thread of its own", async () => {
  await putModel("ende", ...shared);
  const program = new URL(`data:text/javascript,
    import { parentPort, threadId } from "node:worker_threads";
    const loaded = [];
    const methods = {
      hasTranslationModel: () => loaded.length > 0,
      loadTranslationModel: (pair, { model }) => void loaded.push(Buffer.from(model).toString()),
      translate: ({ texts }) => texts.map(({ text }) => ({ target: { text: [text, threadId > 0, ...loaded].join(" ") } })),
    };
    parentPort.on("message", ({ id, method, parameters }) =>
      parentPort.postMessage({ id, value: methods[method](...parameters) }));`);
  const provider = bergamotIn(folder, program);
  expect(await provider.translate(request, signal)).toEqual([[{ target: `harbour true ${shared[0]}` }]]);
});

test("Bergamot itself starts, refuses what is no model, and starts again", async () => {
  await putModel("ende", ...shared);
  const provider = bergamotIn(folder);
  for (const _ of [1, 2]) {
    const cause = expect.objectContaining({ message: expect.stringContaining("Aborted") });
    await expect(provider.translate(request, signal)).rejects.toMatchObject({ cause });
  }
});
