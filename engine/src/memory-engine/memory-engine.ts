import { withoutTags } from "@openparlance/text";
import { type CheckedSegment, type CheckLanguages, checkSegmentInSlices, type SegmentCheck } from "../checks/index.ts";
import { distinctTargets } from "../distinct-targets.ts";
import { TranslationMemory } from "../memory/index.ts";
import type { MemoryLanguages } from "../memory-languages.ts";
import type { AdaptiveTranslator, TranslationPair } from "../mt/index.ts";
import type { Sliced } from "../slices.ts";
import { Termbase } from "../terms/index.ts";
import type { EngineTranslation } from "../translation/engine-translation.ts";
import type { TermbaseVersion } from "../translation/provider.ts";
import type { TranslationContext } from "../translation/segment-translation.ts";
import { ServedTranslations } from "../translation/served-translations.ts";
import { TextTranslation } from "../translation/text-translation.ts";
import type { TranslateRequest } from "../translation/translate-request.ts";
import { runInTurns, type Turn, type WorkOptions, type WorkQueue } from "../turns.ts";
import { createBatchBarrier } from "./batch-barrier.ts";
import type { EngineChanges, EngineMemory, EngineTerm } from "./changes.ts";
import { toMatch, toNewEntry, toPair } from "./entries.ts";
import { Learner, type Train } from "./learner.ts";
import type { EngineMatch, LookUpRequest } from "./look-up.ts";
import { PostEditors } from "./post-editors.ts";
import { runUntilWanted, SharedLock } from "./shared-lock.ts";
import { type SavedEngine, type Snapshot, writeSnapshot } from "./snapshot.ts";

/** The limit of new entries that are indexed before queries. More are indexed in parts, after the waiting queries. */
const maxTogether = 34_000;
const maxBytesTogether = 2 ** 26;
/** Bytes of the index for each character of source or target. */
const bytesOfText = 3;
/** Bytes of an engine without entries after a translation: 37 kB of arrays, and objects, measured over 50 engines. */
const bytesOfEmpty = 60_000;
/** Bytes of a translator for each character of its pairs, measured over 80,000 of them. */
const bytesOfLearned = 18;
/** Additional bytes during learning for each character of the pairs, measured over 20,000 to 100,000 of them. */
const bytesOfLearning = 40;
/** The number of slices of merging, each well under a millisecond, between checks whether the turn is over. */
const slicesAtOnce = 5;

export interface EngineThread extends Pick<TranslationContext, "providers" | "deadline" | "report"> {
  train(...learned: [...Parameters<Train>, organizationId: number]): ReturnType<Train>;
  /** Organizations take turns. */
  queue: WorkQueue;
  /** Called with errors outside requests. */
  reportError(error: unknown, facts: { memory: number }): void;
}

/** The memory that an engine uses, and would use after learning. */
export interface EngineUse {
  bytes: number;
  /** The approximate number of additional bytes for learning; 0 if all is learned. */
  lackingBytes: number;
  /** The number of entries that the translator doesn't learn because of the limit of bytes. */
  unlearned: number;
}

export interface EngineOptions {
  /** The limit of the engine's bytes, including learning: the translator learns the newest entries that fit. */
  maxBytes?: number | undefined;
  /** Called when {@link MemoryEngine.use} has changed. */
  onUse?: ((use: EngineUse) => void) | undefined;
  /** Whether the engine waits for {@link MemoryEngine.learnAll} to learn many entries. */
  learnsOnRequest?: boolean | undefined;
}

/** The number of entries closest to a text that are read. */
const maxMatches = 5;
/** From this number of changes on, if they are many of the entries, processes load a new snapshot instead. */
const minChanged = 1000;
const changedPart = 1 / 10;
/** The number of pairs read in a slice of work. */
const pairsAtOnce = 100;
const neverAborted = new AbortController().signal;

export class MemoryEngine {
  /** The number of the last change that the engine has. */
  changeNo = 0;
  readonly #languages: MemoryLanguages;
  readonly #regions: Pick<TranslationContext, "sourceRegion" | "targetRegion">;
  readonly #thread: EngineThread;
  #memory = new TranslationMemory();
  readonly #terms: Termbase;
  /** The termbase of the loaded terms; its version is the number of the last change to them. */
  #termbase: TermbaseVersion;
  readonly #learner: Learner;
  readonly #postEditors: PostEditors;
  readonly #served: ServedTranslations;
  readonly #reportError: (error: unknown) => void;
  /** Changes wait for running lookups and translations; later lookups and translations wait for the changes. */
  readonly #lock = new SharedLock();
  readonly #of: EngineMemory;
  readonly #maxBytes: number;
  readonly #onUse: (use: EngineUse) => void;
  #stamp = 0;
  /** Changes since the stamp was raised. */
  #changed = 0;
  /** The number of characters in the entries that were read, and the number of these entries. */
  #characters = 0;
  #read = 0;
  #merging: Promise<void> | undefined;

  /** @param saved the parts of a snapshot of {@link save}, if there is one; throws when it can't be read */
  constructor(
    memory: EngineMemory,
    thread: EngineThread,
    saved?: SavedEngine,
    { maxBytes = Number.POSITIVE_INFINITY, onUse = () => {}, learnsOnRequest = false }: EngineOptions = {},
  ) {
    const { id, organizationId, sourceLang, targetLang, sourceRegion, targetRegion } = memory;
    this.#of = memory;
    this.#maxBytes = maxBytes;
    this.#onUse = onUse;
    this.#languages = { source: sourceLang, target: targetLang };
    this.#regions = { sourceRegion: sourceRegion ?? undefined, targetRegion: targetRegion ?? undefined };
    this.#thread = thread;
    const targetLocale = targetRegion === null ? targetLang : `${targetLang}-${targetRegion}`;
    this.#terms = saved ? Termbase.fromBytes(saved.parts.terms) : new Termbase(sourceLang, targetLocale);
    this.#termbase = { memory: id, version: saved?.changeNo ?? 0 };
    this.#reportError = (error) => thread.reportError(error, { memory: id });
    this.#learner = new Learner({
      languages: this.#languages,
      report: this.#reportError,
      train: (languages, pairs) => thread.train(languages, pairs, organizationId),
      newestPairs: (count) => this.#newestPairs(count),
      size: () => this.#memory.size,
      maxPairs: () => this.#maxPairs,
      run: (work) => this.#run(work),
      onLack: learnsOnRequest ? () => this.#onUse(this.use) : undefined,
    });
    this.#postEditors = new PostEditors(this.#languages, saved?.parts.postEditors);
    this.#served = new ServedTranslations(saved?.parts.reliability);
    if (!saved) return;
    this.changeNo = saved.changeNo;
    this.#stamp = saved.stamp;
    this.#memory = TranslationMemory.fromBytes(saved.parts.memory);
    this.#characters = saved.parts.memory.length / bytesOfText;
    this.#read = this.size;
    if (saved.parts.translator) this.#learner.resume(saved.parts.translator);
  }

  /**
   * The engine's progress in coarse steps. It rises with large changes and with learning. Of two engines of a memory,
   * the one with the higher stamp is better, even if it lacks small changes.
   */
  get stamp(): number {
    return this.#stamp;
  }

  /** Passes the engine as bytes. Until `write` has ended, they are valid, and nothing changes the engine. */
  async save(write: (snapshot: Snapshot) => Promise<void>): Promise<void> {
    while (this.#memory.waitingSize > 0) await this.#merge();
    return this.#lock.runShared(() => {
      const { changeNo, stamp } = this;
      const parts = {
        memory: this.#memory.pieces(),
        terms: this.#terms.toBytes(),
        translator: this.#learner.save(),
        postEditors: this.#postEditors.toParts(),
        reliability: this.#served.toNumbers(),
      };
      return write({ changeNo, stamp, pieces: writeSnapshot(this.#of, { changeNo, stamp, parts }) });
    });
  }

  get size(): number {
    return this.#memory.size;
  }

  /** Applies changes. Lookups find the entries and terms only after the last page. */
  apply(changes: EngineChanges): Promise<void> {
    return this.#lock.runExclusively(() => {
      return this.#thread.queue.run(this.#of.organizationId, (turn) => this.#apply(changes, turn));
    });
  }

  async #apply(changes: EngineChanges, turn: Turn): Promise<void> {
    const { upTo, entries, deletedEntries, terms, deletedTerms } = changes;
    for (const id of deletedEntries) this.#memory.delete(id);
    for (const entry of entries) {
      this.#served.learnFrom(entry.source, entry.target);
      this.#memory.stage(toNewEntry(entry));
      this.#characters += entry.source.length + entry.target.length;
    }
    this.#read += entries.length;
    if (deletedEntries.length > 0) await runInTurns(this.#learner.change([], deletedEntries), turn);
    this.#postEditors.delete(deletedEntries);
    await runInTurns(this.#postEditors.learn(entries), turn);
    for (const id of deletedTerms) this.#terms.delete(id);
    await runInTurns(this.#putTerms(terms), turn);
    if (terms.length > 0 || deletedTerms.length > 0) {
      this.#termbase = { ...this.#termbase, version: upTo ?? this.changeNo + 1 };
    }
    const { stagedSize, stagedBytes } = this.#memory;
    const isShown = upTo !== undefined || stagedSize >= maxTogether || stagedBytes >= maxBytesTogether;
    if (isShown) await this.#show(turn);
    this.#changed += entries.length + deletedEntries.length + terms.length + deletedTerms.length;
    if (upTo !== undefined) {
      this.changeNo = upTo;
      if (this.#changed >= Math.max(minChanged, changedPart * this.size)) this.#raiseStamp();
    }
    if (isShown) this.#onUse(this.use);
    if (upTo === undefined) return;
    // If there are more, they are found slowly at first, because indexing them would take many seconds.
    if (this.#memory.waitingSize <= maxTogether) await runInTurns(this.#mergeWaiting(), turn);
    this.#merge().catch(this.#reportError);
  }

  get use(): EngineUse {
    const { bytes, lackingPairs: lacking, hasBegun } = this.#learner;
    return {
      bytes: this.#bytesOfRest + bytes,
      lackingBytes: bytesOfLearning * this.#pairLength * lacking,
      unlearned: hasBegun ? Math.max(0, this.size - this.#maxPairs) : 0,
    };
  }

  /** The bytes of everything except the translator. */
  get #bytesOfRest(): number {
    return bytesOfEmpty + this.#memory.bytes + this.#terms.bytes + this.#postEditors.bytes + this.#served.bytes;
  }

  /** The average number of characters of an entry. */
  get #pairLength(): number {
    return this.#characters / Math.max(1, this.#read);
  }

  get #maxPairs(): number {
    const bytesOfPair = (bytesOfLearned + bytesOfLearning) * Math.max(1, this.#pairLength);
    return Math.max(0, Math.floor((this.#maxBytes - this.#bytesOfRest) / bytesOfPair));
  }

  /** Raises the stamp to twice the number of the last change, plus 1 if the engine has learned all of its entries. */
  #raiseStamp(): void {
    this.#changed = 0;
    this.#stamp = 2 * this.changeNo + Number(this.#learner.hasLearned);
  }

  lookUp(requests: readonly LookUpRequest[], signal?: AbortSignal): Promise<EngineMatch[][]> {
    return this.#inTurns(this.#lookUpAll(requests), signal);
  }

  *#lookUpAll(requests: readonly LookUpRequest[]): Sliced<EngineMatch[][]> {
    const all: EngineMatch[][] = [];
    for (const request of requests) {
      all.push(yield* this.#lookUp(request));
      yield true;
    }
    return all;
  }

  *#lookUp(request: LookUpRequest): Sliced<EngineMatch[]> {
    const { limit, distinctTargets: wanted } = request;
    if (!wanted) return yield* this.#matches(request, limit);
    // Copies of a pair may precede another target.
    for (let count = 4 * limit; ; count *= 4) {
      const matches = yield* this.#matches(request, count);
      const distinct = distinctTargets(matches, wanted.prefix, withoutTags);
      if (distinct.length >= limit || matches.length < count) return distinct.slice(0, limit);
    }
  }

  check(segments: readonly CheckedSegment[], languages: CheckLanguages, signal?: AbortSignal): Promise<SegmentCheck[]> {
    return this.#inTurns(this.#checkAll(segments, languages), signal);
  }

  *#checkAll(segments: readonly CheckedSegment[], languages: CheckLanguages): Sliced<SegmentCheck[]> {
    const settings = { ...languages, terms: this.#terms };
    const all: SegmentCheck[] = [];
    for (const segment of segments) {
      all.push(yield* checkSegmentInSlices(segment, settings));
      yield true;
    }
    return all;
  }

  /** The translations of each text. The texts are sent to the providers together. */
  async translate(requests: readonly TranslateRequest[], signal?: AbortSignal): Promise<EngineTranslation[][]> {
    const translator = await this.#translator();
    const join = createBatchBarrier(requests.length);
    return Promise.all(
      requests.map((request) => {
        const { arrive, leave } = join();
        const context = { ...this.#contextOf(request, translator, signal), arrive };
        return new TextTranslation(context, request).translate(this.#served).finally(leave);
      }),
    );
  }

  #contextOf({ excludeDocument }: TranslateRequest, translator: AdaptiveTranslator, signal?: AbortSignal) {
    const { providers, deadline, report } = this.#thread;
    const excludes =
      excludeDocument === undefined ? undefined : (id: number) => this.#memory.originOf(id) === excludeDocument;
    return {
      ...this.#regions,
      providers,
      deadline,
      report,
      translator,
      excludes,
      languages: this.#languages,
      terms: this.#terms,
      termbase: () => this.#termbase,
      owner: this.#of.organizationId,
      findMatches: (source) => this.#matches({ source, limit: maxMatches, excludeDocument }, maxMatches),
      postEdit: (provider, source, output) => this.#postEditors.edit(provider, source, output, excludes),
      signal: signal ?? neverAborted,
      run: (work, options) => this.#inTurns(work, signal, options),
    } satisfies Omit<TranslationContext, "arrive">;
  }

  /** Runs work in turns with other work. Changes are applied between slices if the work allows it. */
  async #inTurns<T>(work: Sliced<T>, signal?: AbortSignal, options: WorkOptions = {}): Promise<T> {
    const slices = (turn: Turn) => runInTurns(runUntilWanted(work, this.#lock), turn);
    try {
      for (let hasBegun = false; ; hasBegun = true) {
        const done = await this.#lock.runShared(() => {
          return this.#thread.queue.run(this.#of.organizationId, slices, { ...options, signal, hasBegun });
        });
        if (done) return done.value;
      }
    } finally {
      work.return(undefined as T);
    }
  }

  async align(source: string, target: string): Promise<[number, number][]> {
    const translator = await this.#translator();
    return this.#thread.queue.run(this.#of.organizationId, () => translator.align(source, target));
  }

  async #translator(): Promise<AdaptiveTranslator> {
    if (!this.#learner.hasBegun) await this.#learn(() => this.#learner.translator());
    return this.#learner.translator();
  }

  learnAll(): Promise<void> {
    return this.#learn(() => this.#learner.finishLearning());
  }

  async #learn(work: () => Promise<unknown>): Promise<void> {
    const hadLearned = this.#learner.hasLearned;
    await work();
    if (hadLearned) return;
    if (this.#learner.hasLearned) this.#raiseStamp();
    this.#onUse(this.use);
  }

  *#matches(request: LookUpRequest, limit: number): Sliced<EngineMatch[]> {
    const { source, minScore, excludeDocument, neighbors, isSameButCase = false } = request;
    const matches = yield* this.#memory.lookUpInSlices(source, {
      limit,
      languages: this.#languages,
      isSameButCase,
      minScore,
      excludeOrigin: excludeDocument,
      context: neighbors,
    });
    return matches.map(toMatch);
  }

  async #show(turn: Turn): Promise<void> {
    const ids = this.#memory.stagedIds;
    this.#memory.showStaged();
    if (ids.length > 0 && this.#learner.hasBegun) await runInTurns(this.#learner.change(this.#pairsOf(ids), []), turn);
  }

  /** Merges in turns with all other work, so that lookups are fast again. */
  #merge(): Promise<void> {
    this.#merging ??= this.#run(this.#mergeAll()).finally(() => {
      this.#merging = undefined;
    });
    return this.#merging;
  }

  #run(work: Generator<void, void>): Promise<void> {
    return this.#thread.queue.run(this.#of.organizationId, (turn) => runInTurns(work, turn));
  }

  *#mergeAll(): Generator<void, void> {
    yield* this.#mergeWaiting();
    while (this.#memory.mergeSlices(slicesAtOnce)) yield;
  }

  *#mergeWaiting(): Generator<void, void> {
    for (let { waitingSize } = this.#memory; waitingSize > 0; yield) {
      this.#memory.mergeSlices(slicesAtOnce);
      if (this.#memory.waitingSize === waitingSize) continue;
      waitingSize = this.#memory.waitingSize;
      this.#onUse(this.use);
    }
  }

  *#putTerms(terms: readonly EngineTerm[]): Generator<void, void> {
    for (const { id, source, target, flags = {} } of terms) {
      this.#terms.delete(id);
      this.#terms.add({ id, source, target, metadata: flags });
      yield;
    }
  }

  #pairsOf(ids: readonly number[]): TranslationPair[] {
    return ids.flatMap((id) => {
      const entry = this.#memory.get(id);
      return entry ? [toPair(entry)] : [];
    });
  }

  async #newestPairs(count: number): Promise<TranslationPair[]> {
    const pairs: TranslationPair[] = [];
    await this.#run(this.#readPairs(count, pairs));
    return pairs;
  }

  *#readPairs(count: number, pairs: TranslationPair[]): Generator<void, void> {
    for (const id of this.#memory.newestIds(count)) {
      pairs.push(...this.#pairsOf([id]));
      if (pairs.length % pairsAtOnce === 0) yield;
    }
  }
}
