import {
  AdaptiveTranslator,
  type CalibrationBin,
  calibrate,
  type EngineThread,
  type EngineTranslation,
  isUnchanged,
  type ProviderOutput,
  type TranslationProvider,
} from "@openparlance/engine";
import { withoutTags } from "@openparlance/text";
import type { EngineHost } from "../core/engine.ts";
import { inProcessEngines } from "../engines/in-process-engines.ts";
import type { EvaluatedPair } from "./hold-out.ts";
import { listPositions, measureNextWord, type TypingPosition } from "./next-word.ts";
import { type Scores, scoreTranslations } from "./score.ts";

export interface LearnedPair extends EvaluatedPair {
  outputs?: readonly ProviderOutput[] | undefined;
}

export interface Experiment {
  /** ISO 639-1, and ISO 3166-1 where it is known. */
  languages: { source: string; target: string; sourceRegion: string | null; targetRegion: string | null };
  /** Oldest first. */
  learned: readonly LearnedPair[];
  /** Without tags. */
  heldOut: readonly EvaluatedPair[];
  providers: readonly TranslationProvider[];
  /** Shares of the memory to measure. */
  shares?: readonly number[] | undefined;
  /** The limit of positions at which the next word is measured. */
  maxPositions?: number;
  /** Called with the progress, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/** The scores of an engine when the memory has this number of segments. */
export interface Measurement extends Scores {
  engine: string;
  segments: number;
  /** The share of translations that stayed unchanged, by their score. Absent for engines without scores. */
  calibration?: CalibrationBin[];
}

export const defaultMemoryShares: readonly number[] = [0.1, 0.25, 0.5, 1];
const defaultPositions = 500;
const pageSize = 500;
/** The number of texts that go to an engine together, as in the server. */
const batchSize = 50;
/** The lowest score of a match in the API's lookups. */
const minScore = 75;
const memoryId = 1;

/** For each memory size, the progress after storing its entries, and after learning from them. */
const [storedShare, trainedShare] = [0.15, 0.75];
/** The slices of training for a segment. The number is about the same for memories of all sizes. */
const trainingSlicesPerSegment = 0.06;

/**
 * Translates the held-out segments with matches of the memory, with the embedded translator, and with each provider.
 * Providers translate without the memory, and combined with it. Repeats this for memories of several sizes.
 */
export async function measure(experiment: Experiment): Promise<Measurement[]> {
  const { heldOut, learned, languages, shares = defaultMemoryShares } = experiment;
  const onProgress = inPercent(experiment.onProgress);
  const references = heldOut.map(({ target }) => target);
  const positions = listPositions(heldOut, languages.target, experiment.maxPositions ?? defaultPositions);
  const providers = experiment.providers.map(withMemoizedRequests);
  const alone = await Promise.all(providers.map((provider) => translateAlone(provider, experiment)));
  const measurements: Measurement[] = [];
  const sizes = [...new Set(shares.map((share) => Math.ceil(share * learned.length)))];
  const all = sizes.reduce((sum, segments) => sum + segments, 0);
  let done = 0;
  for (const segments of sizes) {
    const score = (engine: string, translations: readonly string[], nextWord: number | null) =>
      measurements.push({ engine, segments, ...scoreTranslations(translations, references, nextWord) });
    const scoreRated = (engine: string, rated: readonly RatedTranslation[], nextWord: number | null) => {
      const judged = rated.map(({ target, score }, at) => {
        return { confidence: score, isUnchanged: isUnchanged(target, references[at] ?? "") };
      });
      const targets = rated.map(({ target }) => target);
      const scores = scoreTranslations(targets, references, nextWord);
      measurements.push({ engine, segments, ...scores, calibration: calibrate(judged) });
    };
    const onShare = (share: number) => onProgress((done + share * segments) / all);
    const host = await openEngine(experiment, segments, [], onShare);
    const matches = await lookUp(host, heldOut);
    const ofPositions = await lookUp(host, positions);
    score("matches", matches, measureNextWord(positions, ofPositions, languages.target));
    const typed = await complete(host, positions);
    const translations = await translate(host, heldOut, (share) => onShare(trainedShare + share * (1 - trainedShare)));
    scoreRated("translator", translations, measureNextWord(positions, typed, languages.target));
    await host.end();
    for (const [at, provider] of providers.entries()) {
      score(provider.name, alone[at] ?? [], null);
      const combined = await openEngine(experiment, segments, [provider], () => {});
      scoreRated(`${provider.name} combined`, await translate(combined, heldOut), null);
      await combined.end();
    }
    done += segments;
    onProgress(done / all);
  }
  return measurements;
}

/** Reports the progress in steps of a percent, because training has thousands of slices. */
function inPercent(onProgress = (_share: number) => {}): (share: number) => void {
  let reported = 0;
  return (share) => {
    if (share < 1 && share - reported < 0.01) return;
    reported = share;
    onProgress(share);
  };
}

async function openEngine(
  { languages, learned }: Experiment,
  segments: number,
  providers: readonly TranslationProvider[],
  onShare: (share: number) => void,
): Promise<EngineHost> {
  const train: EngineThread["train"] = async ({ source, target }, pairs) => {
    const translator = new AdaptiveTranslator(source, target);
    let slices = 0;
    for (const _ of translator.trainInSlices(pairs)) {
      slices += 1;
      onShare(storedShare + (trainedShare - storedShare) * Math.min(1, slices / (trainingSlicesPerSegment * segments)));
    }
    return translator;
  };
  const host = inProcessEngines({ thread: { providers, train } });
  await host.open({
    id: memoryId,
    organizationId: 1,
    createdAt: 0,
    sourceLang: languages.source,
    targetLang: languages.target,
    sourceRegion: languages.sourceRegion,
    targetRegion: languages.targetRegion,
  });
  const origin = { resource: null, documentId: null, userEmail: "" };
  for (let start = 0; start < segments; start += pageSize) {
    const entries = learned.slice(start, Math.min(segments, start + pageSize)).map((pair, at) => ({
      ...origin,
      ...pair,
      id: start + at + 1,
      createdAt: 1000 * (start + at),
      updatedAt: 1000 * (start + at),
    }));
    const isLast = start + pageSize >= segments;
    const none = { deletedEntries: [], terms: [], deletedTerms: [] };
    await host.apply(memoryId, { ...none, entries, ...(isLast && { upTo: 1 }) });
    onShare((storedShare * start) / segments);
  }
  await host.learnAll(memoryId);
  return host;
}

async function lookUp(host: EngineHost, texts: readonly { source: string }[]): Promise<string[]> {
  const requests = texts.map(({ source }) => ({ source, limit: 1, minScore }));
  const matches = await runBatches(requests, (batch) => host.lookUp(memoryId, batch));
  return matches.map(([best]) => (best ? withoutTags(best.target) : ""));
}

async function runBatches<Request, Response>(
  requests: readonly Request[],
  run: (batch: readonly Request[]) => Promise<Response[]>,
  onShare = (_share: number) => {},
): Promise<Response[]> {
  const responses: Response[] = [];
  for (let start = 0; start < requests.length; start += batchSize) {
    responses.push(...(await run(requests.slice(start, start + batchSize))));
    onShare(start / requests.length);
  }
  return responses;
}

type RatedTranslation = Pick<EngineTranslation, "target" | "score">;

async function translate(host: EngineHost, texts: readonly { source: string }[], onShare?: (share: number) => void) {
  const requests = texts.map(({ source }) => ({ source, n: 1 }));
  const translations = await runBatches(requests, (batch) => host.translate(memoryId, batch), onShare);
  return translations.map(([best]) => best ?? { target: "", score: 0 });
}

async function complete(host: EngineHost, positions: readonly TypingPosition[]): Promise<(string | undefined)[]> {
  const requests = positions.map(({ source, prefix }) => ({ source, n: 1, ...(prefix !== "" && { prefix }) }));
  const translations = await runBatches(requests, (batch) => host.translate(memoryId, batch));
  return translations.map(([best]) => best?.target);
}

async function translateAlone(
  provider: TranslationProvider,
  { languages, heldOut }: Pick<Experiment, "languages" | "heldOut">,
): Promise<string[]> {
  const request = {
    sourceLanguage: languages.source,
    targetLanguage: languages.target,
    ...(languages.sourceRegion && { sourceRegion: languages.sourceRegion }),
    ...(languages.targetRegion && { targetRegion: languages.targetRegion }),
    n: 1,
  };
  const signal = new AbortController().signal;
  const responses = await Promise.all(
    heldOut.map(({ source }) => provider.translate({ ...request, segments: [{ source }] }, signal)),
  );
  return responses.map(([first]) => first?.[0]?.target ?? "");
}

/** A provider that is queried only once for the same request, because it may cost money. */
function withMemoizedRequests(provider: TranslationProvider): TranslationProvider {
  const known = new Map<string, ReturnType<TranslationProvider["translate"]>>();
  return {
    name: provider.name,
    capabilities: provider.capabilities,
    translate(request, signal) {
      const { owner: _, ...requested } = request;
      const key = JSON.stringify(requested);
      const response = known.get(key) ?? provider.translate(request, signal);
      known.set(key, response);
      return response;
    },
  };
}
