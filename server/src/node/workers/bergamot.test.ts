import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeRandomModel } from "../../../testing/bergamot-model.ts";
import { modelsIn } from "../models/bergamot-models.ts";
import { bergamotIn } from "./bergamot.ts";

// No trained model is available here, so the models have random weights, and their translations are nonsense.

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
  expect(() => modelsIn(join(folder, "none"))).toThrow(/^PARLANCE_MODELS is .*, which can't be read\.$/);
  expect(() => modelsIn(folder)).toThrow(
    /which contains no models; "npx --no parlance models install en-de" installs one\.$/,
  );
  await putModel("ende", "model.ende.bin.gz");
  expect(() => modelsIn(folder)).toThrow(/ende must contain model\.….bin, lex\.….bin and vocab\.….spm, unpacked\.$/);
});

const small = { encoderLayers: 1, decoderLayers: 1, embedding: 64, feedForward: 128, heads: 2, vocabulary: 512 };

/** The same seed makes the same model. */
async function putRandomModel(pair: string, seed: number): Promise<void> {
  const { model, shortlist, vocabulary } = makeRandomModel(small, seed);
  const arriving = join(folder, ".arriving");
  await mkdir(arriving);
  const files = [model, shortlist, vocabulary];
  for (const [at, name] of shared.entries()) await writeFile(join(arriving, name), files[at] as Buffer);
  await rm(join(folder, pair), { recursive: true, force: true });
  await rename(arriving, join(folder, pair));
}

test("a model in the format of Firefox's is loaded, translates, and is unloaded for another one", async () => {
  await putRandomModel("ende", 1);
  const provider = bergamotIn(folder);
  const first = await provider.translate(request, signal);
  expect(first).toEqual([[{ target: expect.stringMatching(/\S/) }]]);
  expect(await provider.translate(request, signal)).toEqual(first);
  await putRandomModel("ende", 2);
  const second = await provider.translate(request, signal);
  expect(second).not.toEqual(first);
  expect(await bergamotIn(folder).translate(request, signal)).toEqual(second);
});

test("its alignments say where what must stay belongs", async () => {
  await putRandomModel("ende", 1);
  const source = "Press {button} now, and wait.";
  const translated = await bergamotIn(folder).translate({ ...request, segments: [{ source }] }, signal);
  expect(translated[0]?.[0]?.target).toContain("{button}");
});

test("Bergamot itself starts, refuses what is no model, and starts again", async () => {
  await putModel("ende", ...shared);
  const provider = bergamotIn(folder);
  for (const _ of [1, 2]) {
    const cause = expect.objectContaining({ message: expect.stringContaining("Aborted") });
    await expect(provider.translate(request, signal)).rejects.toMatchObject({ cause });
  }
});
