import { expect, test } from "vitest";
import { bergamot } from "./bergamot.ts";

/** Stands in for the thread: it notes its requests and puts the languages before each text. */
function thread() {
  const requests: string[] = [];
  const loaded = new Set<string>();
  type Pair = { from: string; to: string };
  const nameOf = ({ from, to }: Pair) => `${from}-${to}`;
  async function translate(method: string, parameters: unknown[]): Promise<unknown> {
    const [first] = parameters;
    if (method === "translate") {
      const { models, texts } = first as { models: Pair[]; texts: { text: string }[] };
      requests.push(`translate ${models.map(nameOf).join(" ")} ${texts.length}`);
      return texts.map(({ text }) => ({ target: { text: ` ${models.map(nameOf).join(" ")}: ${text}\n` } }));
    }
    if (method === "hasTranslationModel") return loaded.has(nameOf(first as Pair));
    requests.push(`${method} ${nameOf(first as Pair)}`);
    loaded.add(nameOf(first as Pair));
    return undefined;
  }
  async function end(): Promise<void> {
    requests.push("end");
    loaded.clear();
  }
  return { requested: requests, request: translate, end };
}

const files = { model: new ArrayBuffer(8), shortlist: new ArrayBuffer(8), vocabs: [new ArrayBuffer(8)], config: {} };
const models = [
  ["de", "en"],
  ["en", "fr"],
].map(([from = "", to = ""]) => ({ from, to, id: "1", read: async () => files }));

const translate = (provider: ReturnType<typeof bergamot>, source: string, target: string, texts: string[]) =>
  provider.translate(
    { sourceLanguage: source, targetLanguage: target, n: 1, segments: texts.map((text) => ({ source: text })) },
    new AbortController().signal,
  );

test("a model is loaded with the first text and stays", async () => {
  const bergamotThread = thread();
  const { requested: requests } = bergamotThread;
  const provider = bergamot(() => models, bergamotThread);
  const all = [translate(provider, "de", "en", ["Hafen", "Fähre"]), translate(provider, "de", "en", ["Landgang"])];
  expect(await Promise.all(all)).toEqual([
    [[{ target: "de-en: Hafen" }], [{ target: "de-en: Fähre" }]],
    [[{ target: "de-en: Landgang" }]],
  ]);
  expect(requests).toEqual(["loadTranslationModel de-en", "translate de-en 2", "translate de-en 1"]);
});

test("a pair without a model goes through English", async () => {
  const bergamotThread = thread();
  const { requested: requests } = bergamotThread;
  const provider = bergamot(() => models, bergamotThread);
  expect(provider.capabilities.languages).toEqual([
    ["de", "en"],
    ["en", "fr"],
    ["de", "fr"],
  ]);
  expect(await translate(provider, "de", "fr", ["Hafen"])).toEqual([[{ target: "de-en en-fr: Hafen" }]]);
  expect(requests).toEqual(["loadTranslationModel de-en", "loadTranslationModel en-fr", "translate de-en en-fr 1"]);
});

test("a failure is that of its request alone, and what no one waits for is not begun", async () => {
  const bergamotThread = thread();
  const { requested: requests } = bergamotThread;
  const broken = { from: "de", to: "en", id: "1", read: () => Promise.reject(new Error("unreadable")) };
  const provider = bergamot(() => [broken, ...models.slice(1)], bergamotThread);
  await expect(translate(provider, "de", "en", ["Hafen"])).rejects.toThrow("unreadable");
  expect(await translate(provider, "en", "fr", ["harbour"])).toEqual([[{ target: "en-fr: harbour" }]]);
  const request = { sourceLanguage: "en", targetLanguage: "fr", n: 1, segments: [{ source: "late" }] };
  await expect(provider.translate(request, AbortSignal.abort())).rejects.toThrow();
  expect(requests).toEqual(["loadTranslationModel en-fr", "translate en-fr 1"]);
});

test("another version of a model is loaded instead of the old one, and a removed model is used no more", async () => {
  const bergamotThread = thread();
  const { requested: requests } = bergamotThread;
  let there = models;
  const provider = bergamot(() => there, bergamotThread);
  await translate(provider, "de", "en", ["Hafen"]);
  there = models.map((model) => ({ ...model, id: "2" }));
  await translate(provider, "de", "en", ["Hafen"]);
  await translate(provider, "de", "en", ["Hafen"]);
  expect(requests.filter((method) => !method.startsWith("translate"))).toEqual([
    "loadTranslationModel de-en",
    "end",
    "loadTranslationModel de-en",
  ]);
  there = models.slice(1);
  expect(provider.capabilities.languages).toEqual([["en", "fr"]]);
  await expect(translate(provider, "de", "en", ["Hafen"])).rejects.toThrow("The model was removed.");
});
