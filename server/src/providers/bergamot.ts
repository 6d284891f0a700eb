import type { ProviderSegment, TranslationProvider } from "@openparlance/engine";
import { fromMarkup, hasProtectedParts, type Protection, toMarkup } from "./markup.ts";
import { ProviderError } from "./request.ts";

/** The files of a model. Source: Bergamot's `TranslationWorker.loadTranslationModel`. */
export interface ModelFiles {
  model: ArrayBuffer;
  shortlist: ArrayBuffer;
  /** One vocabulary for both languages, or one for each. */
  vocabs: ArrayBuffer[];
  config: Record<string, string>;
}

/** Two languages, as ISO 639-1 codes. */
interface Pair {
  from: string;
  to: string;
}

export interface BergamotModel extends Pair {
  /** Different for two versions of the same pair's model. */
  id: string;
  read(): Promise<ModelFiles>;
}

export interface BergamotThread {
  request(method: string, parameters: unknown[]): Promise<unknown>;
  /** Ends the thread with all its loaded models. The next request starts another one. */
  end(): Promise<void>;
}

/** The language between two models, for pairs without their own model. */
const pivot = "en";

/** Source: bergamot-translator, `HTML::Options`, `ignoredTags`. */
const protection: Protection = { open: "<code>", close: "</code>" };

/**
 * The installed neural models of Firefox, on this machine. Source: README of bergamot-translator's WebAssembly package.
 */
export function bergamot(models: () => readonly BergamotModel[], thread: BergamotThread): TranslationProvider {
  const find = (from: string, to: string) => models().find((model) => model.from === from && model.to === to);
  /** The IDs of the models that the thread has loaded, by pair. */
  const loaded = new Map<string, string>();

  /** Restarts the thread after a model was replaced, because Bergamot itself doesn't free all of a model's memory. */
  async function unloadReplaced(path: readonly BergamotModel[]): Promise<void> {
    if (path.every((model) => (loaded.get(nameOf(model)) ?? model.id) === model.id)) return;
    loaded.clear();
    await thread.end();
  }

  async function load(model: BergamotModel): Promise<Pair> {
    const pair = { from: model.from, to: model.to };
    if (await thread.request("hasTranslationModel", [pair])) return pair;
    await thread.request("loadTranslationModel", [pair, await model.read()]);
    loaded.set(nameOf(model), model.id);
    return pair;
  }

  async function translate(path: readonly BergamotModel[], segments: readonly ProviderSegment[]) {
    await unloadReplaced(path);
    const pairs: Pair[] = [];
    for (const model of path) pairs.push(await load(model));
    const texts = segments.map((segment) => {
      const html = hasProtectedParts(segment);
      return { text: html ? toMarkup(segment, protection) : segment.source, html, qualityScores: false };
    });
    const responses = (await thread.request("translate", [{ models: pairs, texts }])) as { target: { text: string } }[];
    return responses.map(({ target: { text } }, index) =>
      texts[index]?.html ? fromMarkup(text.trim(), segments[index], protection) : { target: text.trim() },
    );
  }

  /** The previous request; the thread does one thing at a time, and a model is loaded once. */
  let last: Promise<unknown> = Promise.resolve();

  return {
    name: "Bergamot",
    capabilities: {
      batch: 16,
      get languages() {
        return listPairs(models());
      },
      terms: true,
    },
    async translate({ sourceLanguage, targetLanguage, segments }, signal) {
      const direct = find(sourceLanguage, targetLanguage);
      const path = direct ? [direct] : [find(sourceLanguage, pivot), find(pivot, targetLanguage)];
      if (!path.every((model) => model !== undefined)) throw new ProviderError("The model was removed.", 404);
      const response = last.then(() => {
        signal.throwIfAborted();
        return translate(path, segments);
      });
      last = response.catch(() => {});
      return (await response).map((translation) => [translation]);
    },
  };
}

const nameOf = ({ from, to }: Pair): string => `${from}-${to}`;

/** The pairs that one model, or two models together, can translate. */
function listPairs(models: readonly Pair[]): [source: string, target: string][] {
  const direct = models.map(({ from, to }): [string, string] => [from, to]);
  const viaPivot = models
    .filter(({ to }) => to === pivot)
    .flatMap(({ from }) =>
      models
        .filter((second) => second.from === pivot && second.to !== from)
        .map(({ to }): [string, string] => [from, to]),
    );
  return [...direct, ...viaPivot];
}
