import type { Segment } from "@parlance/filters";
import { withoutTags } from "@parlance/text";
import type { MemoryEngines } from "../engine/memory-engines.ts";
import type { Neighbors } from "../ports.ts";
import { step, TranslationFailure } from "../rules/translation-failure.ts";
import { splitInChunks } from "../store/chunks.ts";
import type { AskedMemory } from "../store/memories.ts";

/** Texts that go to the engine together. */
const batchSize = 50;

export interface SegmentOptions {
  engines: MemoryEngines;
  memory: AskedMemory;
  /** Exact matches of the memory are taken word for word. */
  withMemory: boolean;
  signal: AbortSignal;
  /** The name of the file. */
  document?: string | undefined;
}

/** Translates what a file has no translation for, page by page; what comes again is translated once. */
export class SegmentTranslator {
  readonly #options: SegmentOptions;
  readonly #targets = new Map<string, string>();
  #characters = 0;

  private constructor(options: SegmentOptions) {
    this.#options = options;
  }

  /** @throws TranslationFailure "Batch MT initiation failure" */
  static async open(options: SegmentOptions): Promise<SegmentTranslator> {
    // An engine that cannot be opened says so here; a large memory is learnt as a whole, since nobody waits for a string.
    await step("Batch MT initiation failure", () => options.engines.learnAll(options.memory));
    return new SegmentTranslator(options);
  }

  /** Unicode code points of the sources that were translated, without tags. */
  get characters(): number {
    return this.#characters;
  }

  /**
   * @returns one for each segment, with its tags; undefined keeps what the file has
   * @throws TranslationFailure "Batch MT response failure"
   */
  async translate(segments: readonly Segment[]): Promise<(string | undefined)[]> {
    const open = segments.filter((segment) => !isKept(segment)).map(({ source }) => source);
    for (const source of open) this.#characters += [...withoutTags(source)].length;
    const unknown = new Map<string, Neighbors>();
    segments.forEach((segment, index) => {
      const { source } = segment;
      if (isKept(segment) || this.#targets.has(source) || unknown.has(source)) return;
      unknown.set(source, { previous: segments[index - 1]?.source, next: segments[index + 1]?.source });
    });
    for (const batch of splitInChunks([...unknown], batchSize)) {
      this.#options.signal.throwIfAborted();
      await step("Batch MT response failure", () => translateBatch(batch, this.#targets, this.#options));
    }
    return segments.map((segment) => (isKept(segment) ? undefined : this.#targets.get(segment.source)));
  }
}

async function translateBatch(
  texts: readonly (readonly [source: string, neighbors: Neighbors])[],
  targets: Map<string, string>,
  { engines, memory, withMemory, document, signal }: SegmentOptions,
): Promise<void> {
  const sources = texts.map(([source]) => source);
  if (withMemory) {
    const matches = await engines.lookUp(
      memory,
      sources.map((source) => ({ source, limit: 1, minScore: 100 })),
      signal,
    );
    sources.forEach((source, index) => {
      const match = matches[index]?.[0];
      if (match) targets.set(source, match.target);
    });
  }
  const rest = texts.filter(([source]) => !targets.has(source));
  const answers = await engines.translate(
    memory,
    rest.map(([source, neighbors]) => ({ source, n: 1, neighbors, document })),
    signal,
  );
  if (answers.length < rest.length) throw new TranslationFailure("Batch MT response failure");
  rest.forEach(([source], index) => void targets.set(source, answers[index]?.[0]?.targetWithTags ?? source));
}

/** The words of exchange formats for a target that is none yet, often a copy of the source. */
const untranslated: ReadonlySet<string | undefined> = new Set(["new", "needs-translation", "initial"]);

const isKept = ({ locked, target, state }: Segment): boolean =>
  locked === true || (target !== undefined && target !== "" && !untranslated.has(state));
