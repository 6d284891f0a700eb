import { writeFile } from "node:fs/promises";
import { minInBin, type TranslationProvider } from "@openparlance/engine";
import { CliError, findOrganization, formatJson, formatTable, type ParsedArgs } from "../../../commands/command.ts";
import { drawCurve } from "../../../evaluation/draw-curve.ts";
import {
  type EvaluationReport,
  evaluatePairs,
  minPairs,
  type PairsToEvaluate,
} from "../../../evaluation/evaluate-pairs.ts";
import type { LearnedPair, Measurement } from "../../../evaluation/measure.ts";
import { toPairs } from "../../../evaluation/read-bilingual.ts";
import { withBatching } from "../../../providers/batched.ts";
import { openProvider } from "../../../providers/providers.ts";
import { ProviderError } from "../../../providers/request.ts";
import { withRetries } from "../../../providers/resilient.ts";
import { timing } from "../../provider-timing.ts";
import { readSettings } from "../../settings/settings.ts";
import { bergamotIn } from "../../workers/bergamot.ts";
import { parseLanguages, readBilingual } from "../bilingual.ts";
import { type Command, withStore } from "../command.ts";
import { requireMemory } from "../memories.ts";

const defaultHoldout = "10%";
const defaultMax = 300;

export const evaluate: Command = {
  usage: "evaluate MEMORY|FILE [--holdout …] [--max …] [--providers …] [--source …] [--target …] [--svg …] [--json]",
  does: "measures how well a memory (by ID), a TMX file, or another bilingual file translates held-out segments",
  async run(input, env) {
    const [subject = ""] = input.arguments;
    const share = parseShare(input.options.holdout ?? defaultHoldout);
    const max = parseMax(input.options.max);
    const providers = openProviders(input, env);
    const read = /^\d+$/.test(subject) ? await readMemory(Number(subject), input, env) : await readFile(subject, input);
    const report = await evaluatePairs(read, { share, max, providers }).catch((cause) => {
      if (cause instanceof ProviderError) throw new CliError(`A provider failed: ${cause.message}`, { cause });
      throw cause;
    });
    const { svg, json } = input.options;
    if (svg !== undefined) {
      const title = `${report.sourceLanguage}-${report.targetLanguage}: ${report.heldOut} held-out segments`;
      await writeFile(String(svg), drawCurve(report.results, title)).catch((cause) => {
        throw new CliError(`${svg} can't be written.`, { cause });
      });
    }
    return json ? formatJson(report) : format(report);
  },
};

/** Reads a memory of the server, with the outputs of providers for its sources. @throws CliError */
const readMemory = (id: number, input: ParsedArgs, env: NodeJS.ProcessEnv): Promise<PairsToEvaluate> =>
  withStore(env, async (store) => {
    const { id: organizationId } = await findOrganization(store, input);
    const { sourceLang, targetLang, sourceRegion, targetRegion } = await requireMemory(store, organizationId, id);
    const pairs: (LearnedPair & { createdAt: number; id: number })[] = [];
    for await (const page of store.entries.pages(organizationId, id)) {
      const sources = page.map(({ source }) => source);
      const outputs = await store.providerOutputs.ofSources(organizationId, id, sources);
      for (const { id, source, target, createdAt } of page) {
        pairs.push({ id, source, target, createdAt, outputs: outputs.get(source) });
      }
    }
    pairs.sort((a, b) => a.createdAt - b.createdAt || a.id - b.id);
    return {
      languages: { source: sourceLang, target: targetLang, sourceRegion, targetRegion },
      pairs: pairs.map(({ source, target, outputs }) => ({ source, target, outputs })),
    };
  });

/** Reads a TMX, XLIFF, SDLTM, or another bilingual file, in its order. @throws CliError */
async function readFile(path: string, input: ParsedArgs): Promise<PairsToEvaluate> {
  const request = parseLanguages(input);
  const file = await readBilingual(path, request);
  const pairs = toPairs(file, request);
  if (!pairs) throw new CliError(`${path} doesn't specify its target language. Add --target.`);
  return pairs;
}

function format({ learned, heldOut, results }: EvaluationReport): string[] {
  const rows = results.map(({ segments, engine, bleu, chrf2, ter, nextWord, editSeconds }) => {
    const scores = [bleu, chrf2, ter].map((score) => score.toFixed(1));
    return [segments, engine, ...scores, nextWord === null ? null : nextWord.toFixed(1), editSeconds.toFixed(0)];
  });
  return [
    ...formatTable(["SEGMENTS", "ENGINE", "BLEU", "CHRF2", "TER", "NEXT WORD", "EDIT TIME"], rows),
    "",
    `${heldOut} segments were held out, and up to ${learned} were learned.`,
    "",
    ...formatCalibration(results.filter(({ segments }) => segments === learned)),
  ];
}

/** A line for each tenth of the score. `results` are those of the complete memory, because servers use all of it. */
function formatCalibration(results: readonly Measurement[]): string[] {
  const rows = results.flatMap(({ engine, calibration = [] }) =>
    calibration.map(({ from, count, meanConfidence, unchangedShare }) => {
      const shares = [meanConfidence, unchangedShare].map((share) => (100 * share).toFixed(1));
      return [engine, from.toFixed(1), count, ...shares, count < minInBin ? "too few" : "yes"];
    }),
  );
  return formatTable(["ENGINE", "SCORE FROM", "SEGMENTS", "MEAN SCORE", "UNCHANGED", "RELIABLE"], rows);
}

function parseShare(text: string | boolean): number {
  const percent = /^(\d+(?:\.\d+)?)%?$/.exec(String(text))?.[1];
  const share = Number(percent) / 100;
  if (share > 0 && share <= 0.5) return share;
  throw new CliError(`--holdout must be a share from 1% to 50%, not "${text}".`);
}

function parseMax(text: string | boolean | undefined): number {
  if (text === undefined) return defaultMax;
  if (/^[1-9]\d{0,5}$/.test(String(text)) && Number(text) >= minPairs) return Number(text);
  throw new CliError(`--max must be a number from ${minPairs}, not "${text}".`);
}

/** Opens the requested providers from `PARLANCE_MT`, or all of them. */
function openProviders({ options }: ParsedArgs, env: NodeJS.ProcessEnv): TranslationProvider[] {
  if (options.providers === undefined) return [];
  const { providers } = readSettings(env);
  const wanted = String(options.providers).toLowerCase().split(",");
  const unknown = wanted.find((kind) => kind !== "all" && !providers.some((config) => config.kind === kind));
  if (unknown !== undefined) throw new CliError(`PARLANCE_MT doesn't list the provider "${unknown}".`);
  return providers
    .filter(({ kind }) => wanted.includes("all") || wanted.includes(kind))
    .map((config) =>
      withBatching(
        withRetries(openProvider(config, { fetch, clock: Date.now, openModels: bergamotIn }), timing, () => {}),
      ),
    );
}
