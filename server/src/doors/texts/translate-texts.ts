import type { Formality, Neighbors } from "@openparlance/engine";
import type { Caller } from "../../core/caller.ts";
import { collectInTurns } from "../../core/turns.ts";
import { haveSameTags } from "../../services/documents/pretranslation.ts";
import type { Services } from "../../services/services.ts";
import { splitInChunks } from "../../store/database/chunks.ts";
import type { QueryableMemory } from "../../store/memories/memories.ts";
import { translateHtml } from "./html.ts";
import { isSegment, type SplitMode, type TextPiece } from "./piece.ts";
import { plainPieces } from "./split.ts";
import { type XmlReading, xmlPieces } from "./xml.ts";

const batchSize = 50;

export interface TextOptions extends Partial<Omit<XmlReading, "splitting">> {
  markup?: "xml" | "html" | undefined;
  splitting?: SplitMode;
  /** Text around the texts that is not translated. */
  context?: string | undefined;
  instructions?: string | undefined;
  formality?: Formality | undefined;
  keepsFormatting?: boolean;
  /** The number of further translations of each text. */
  alternatives?: number;
}

interface TextTranslationContext {
  services: Pick<Services, "engines" | "filters" | "usageCounts">;
  caller: Caller;
  memory: QueryableMemory;
  signal: AbortSignal;
}

/**
 * Confirmed translations are used unchanged; other texts are translated by machine. @returns translations, best first
 */
export async function translateTexts(texts: readonly string[], options: TextOptions, context: TextTranslationContext) {
  const { services, caller, memory } = context;
  const whole = options.markup ? texts.map(() => undefined) : await confirmedWhole(texts, context);
  const translated: string[][] = [];
  for (const [index, text] of texts.entries()) {
    const confirmed = whole[index];
    translated.push(
      confirmed !== undefined && !options.alternatives ? [confirmed] : await translateText(text, options, context),
    );
  }
  services.usageCounts.count(caller, texts.join(""));
  return translated.map((each, index) => (whole[index] === undefined ? each : unique([whole[index], ...each])));

  async function translateText(text: string, options: TextOptions, context: TextTranslationContext): Promise<string[]> {
    const { splitting = "sentences", markup, ignoreTags = [] } = options;
    if (markup === "html") {
      const work = { organizationId: caller.organizationId, signal: context.signal };
      const translate = async (sources: readonly string[]) =>
        (await translateSegments(sources, options, context)).map(([best = ""]) => best);
      return [await translateHtml(services.filters, text, memory, { splitting, ignoreTags }, work, translate)];
    }
    const read =
      markup === "xml"
        ? xmlPieces(text, memory.sourceLang, {
            splitting,
            detectsOutline: options.detectsOutline ?? true,
            splittingTags: options.splittingTags ?? [],
            nonSplittingTags: options.nonSplittingTags ?? [],
            ignoreTags,
          })
        : plainPieces(text, memory.sourceLang, splitting);
    const pieces = await collectInTurns(read);
    const targets = await translateSegments(sourcesOf(pieces), options, context);
    return join(pieces, targets, options.alternatives ?? 0);
  }
}

const sourcesOf = (pieces: readonly TextPiece[]) => pieces.filter(isSegment).map(({ source }) => source);

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

async function confirmedWhole(
  texts: readonly string[],
  { services: { engines }, memory, signal }: TextTranslationContext,
): Promise<(string | undefined)[]> {
  const findings: (string | undefined)[] = [];
  for (const batch of splitInChunks(texts, batchSize)) {
    const requests = batch.map((text) => ({ source: text.trim(), limit: 1, minScore: 100 }));
    const matches = await engines.lookUp(memory, requests, signal);
    for (const [index, text] of batch.entries()) {
      const match = matches[index]?.[0];
      const isSame = match !== undefined && text.trim() !== "" && haveSameTags(match.source, text);
      findings.push(isSame ? text.replace(text.trim(), () => match.target) : undefined);
    }
  }
  return findings;
}

type Translations = readonly (readonly string[])[];

async function join(pieces: readonly TextPiece[], targets: Translations, alternatives: number): Promise<string[]> {
  const all: string[] = [];
  for (let nth = 0; nth <= alternatives; nth++)
    all.push((await collectInTurns(writePieces(pieces, targets, nth))).join(""));
  return unique(all);
}

/** Writes the n-th translations of the segments. A segment with fewer translations contributes its last one. */
function* writePieces(pieces: readonly TextPiece[], targets: Translations, nth: number): Generator<string> {
  let next = 0;
  for (const piece of pieces) {
    const own = isSegment(piece) ? (targets[next++] ?? []) : [];
    yield isSegment(piece) ? piece.write(own[nth] ?? own.at(-1) ?? piece.source) : piece;
  }
}

/** @returns the translations of each segment, with its tags, best first */
async function translateSegments(
  sources: readonly string[],
  { context, instructions, formality, keepsFormatting = false, alternatives = 0 }: TextOptions,
  { services: { engines }, memory, signal }: TextTranslationContext,
): Promise<string[][]> {
  const all: string[][] = [];
  const neighborsAt = (at: number): Neighbors => ({ previous: sources[at - 1] ?? context, next: sources[at + 1] });
  for (const chunk of splitInChunks(sources, batchSize)) {
    const first = all.length;
    const batch = chunk.map((source, index) => ({ source, neighbors: neighborsAt(first + index) }));
    const wanted = batch.map((each) => ({ ...each, limit: 1 + alternatives, minScore: 100 }));
    const matches = await engines.lookUp(memory, wanted, signal);
    const confirmed = batch.map(({ source }, index) =>
      (matches[index] ?? []).filter((match) => haveSameTags(match.source, source)).map(({ target }) => target),
    );
    const open = batch.filter((_, index) => (confirmed[index]?.length ?? 0) < 1 + alternatives);
    const requests = open.map((each) => ({ ...each, n: 1 + alternatives, instructions, formality }));
    const translations = await engines.translate(memory, requests, signal);
    const machine = new Map(open.map((each, index) => [each, translations[index] ?? []]));
    batch.forEach((each, index) => {
      const { source } = each;
      // A fuzzy match of the memory is the translation of another text.
      const own = (machine.get(each) ?? [])
        .filter(({ isMatch }) => !isMatch)
        .map(({ targetWithTags }) => withSpacesOf(source, targetWithTags));
      const formatted = keepsFormatting ? own.map((target) => keepFormatting(source, target)) : own;
      const best = unique([...(confirmed[index] ?? []), ...formatted]).slice(0, 1 + alternatives);
      all.push(best.length > 0 ? best : [source]);
    });
  }
  return all;
}

/** In the plain text, the spaces on both sides of a tag are adjacent, so they look doubled. */
const withSpacesOf = (source: string, target: string): string =>
  / {2}/.test(source) ? target : target.replaceAll(/ {2,}/g, " ");

const finalMarkPattern = /(?<![.!?…。！？])[.!?…。！？]{1,8}$/u;

/** Changes the case of a translation's first letter to that of the source, and adds or removes final punctuation. */
function keepFormatting(source: string, target: string): string {
  const first = source.match(/\p{L}/u)?.[0];
  const cased = first === undefined ? target : target.replace(/\p{L}/u, (letter) => matchCase(first, letter));
  const [sourceMark = ""] = finalMarkPattern.exec(source) ?? [];
  const [targetMark = ""] = finalMarkPattern.exec(cased) ?? [];
  if (sourceMark === "") return cased.slice(0, cased.length - targetMark.length);
  return targetMark === "" ? cased + sourceMark : cased;
}

const isUpper = (letter: string) => letter !== letter.toLowerCase();
const isLower = (letter: string) => letter !== letter.toUpperCase();

function matchCase(first: string, letter: string): string {
  if (isUpper(first)) return letter.toUpperCase();
  return isLower(first) ? letter.toLowerCase() : letter;
}
