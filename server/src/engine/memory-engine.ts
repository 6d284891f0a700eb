import { type NewEntry, type Pair, Termbase, TranslationMemory, type TranslationProvider } from "@parlance/engine";
import { readTags, withoutTags } from "@parlance/text";
import type {
  EngineChanges,
  EngineEntry,
  EngineMatch,
  EngineMemory,
  EngineTerm,
  EngineTranslation,
  LookUpRequest,
  TranslateRequest,
} from "../ports.ts";
import { type Languages, Learner, type Train } from "./learner.ts";
import type { EngineParts } from "./snapshot.ts";
import { translateTagged } from "./translate-tagged.ts";
import { type Regions, translateWith } from "./with-providers.ts";

/** Of more new entries each part is indexed on its own, so that what waits takes little room. */
const mostTogether = 34_000;
/** Bytes of the index for a character of source or target. */
const bytesOfText = 3;
/** Slices of indexing before others have their turn. */
const slicesATurn = 20;

/** What an engine needs from its thread. */
export interface EngineThread {
  train: Train;
  /** Lets others have their turn. */
  pause(): Promise<void>;
  /** Asked, in this order, for what the translator does not know well. */
  providers: readonly TranslationProvider[];
}

/** Memory, terms and translator of one memory. */
export class MemoryEngine {
  /** The change number up to which it knows the memory. */
  changeNo = 0;
  readonly #languages: Languages;
  readonly #regions: Regions;
  readonly #thread: EngineThread;
  #memory = new TranslationMemory();
  readonly #terms: Termbase;
  readonly #learner: Learner;
  #textBytes = 0;
  #isMerging = false;

  /** @param saved what {@link toParts} gave, if anything; throws when it cannot be read */
  constructor(
    { sourceLang, targetLang, sourceRegion, targetRegion }: EngineMemory,
    thread: EngineThread,
    saved?: { changeNo: number; parts: EngineParts },
  ) {
    this.#languages = { source: sourceLang, target: targetLang };
    this.#regions = { sourceRegion: sourceRegion ?? undefined, targetRegion: targetRegion ?? undefined };
    this.#thread = thread;
    this.#terms = saved ? Termbase.fromBytes(saved.parts.terms) : new Termbase(sourceLang);
    this.#learner = new Learner({
      languages: this.#languages,
      train: thread.train,
      allPairs: () => this.#allPairs(),
    });
    if (!saved) return;
    this.changeNo = saved.changeNo;
    this.#memory = TranslationMemory.fromBytes(saved.parts.memory);
    this.#textBytes = saved.parts.memory.length / bytesOfText;
    if (saved.parts.translator) this.#learner.resume(saved.parts.translator);
  }

  /** The engine as bytes. */
  toParts(): EngineParts {
    const translator = this.#learner.toBytes();
    return { memory: this.#memory.toBytes(), terms: this.#terms.toBytes(), translator };
  }

  /** Entries. */
  get size(): number {
    return this.#memory.size;
  }

  /** Takes over what changed; entries and terms are found once the last page of a change is in. */
  async apply({ upTo, entries, deletedEntries, terms, deletedTerms }: EngineChanges): Promise<void> {
    for (const id of deletedEntries) this.#memory.delete(id);
    for (const entry of entries) {
      this.#memory.hold(toMemory(entry));
      this.#textBytes += entry.source.length + entry.target.length;
    }
    if (deletedEntries.length > 0) this.#learner.change([], deletedEntries);
    for (const id of deletedTerms) this.#terms.delete(id);
    for (const term of terms) this.#putTerm(term);
    if (this.#memory.heldSize >= mostTogether || upTo !== undefined) await this.#index();
    if (upTo !== undefined) this.changeNo = upTo;
  }

  /** About how many bytes it takes. */
  get bytes(): number {
    return bytesOfText * this.#textBytes + this.#learner.bytes;
  }

  lookUp(request: LookUpRequest): EngineMatch[] {
    const { limit, distinctTargets } = request;
    if (!distinctTargets) return this.#matches(request, limit);
    // Copies of a pair may stand before another target.
    for (let asked = 4 * limit; ; asked *= 4) {
      const matches = this.#matches(request, asked);
      const distinct = distinctOf(matches, distinctTargets.prefix);
      if (distinct.length >= limit || matches.length < asked) return distinct.slice(0, limit);
    }
  }

  async translate(request: TranslateRequest): Promise<EngineTranslation[]> {
    const { excludeDocument } = request;
    const translator = await this.#learner.translator();
    const isExcluded = (id: number) => this.#memory.originOf(id) === excludeDocument;
    return translateTagged(
      async (plain, { n, prefix, tagged, isIcu }) => {
        const matches = this.#matches({ source: plain, limit: 5, excludeDocument }, 5).map((match) => ({
          ...match,
          target: readTags(match.target).plain,
        }));
        const terms = this.#terms.find(plain);
        const embedded = (n: number) =>
          translator.translate(plain, {
            n,
            matches,
            terms: terms.map(({ start, end, term }) => ({ start, end, target: term.target, number: term.id })),
            ...(prefix !== undefined && { prefix }),
            ...(excludeDocument !== undefined && { excludes: isExcluded }),
          });
        const question = { plain, tagged, isIcu, prefix, n, terms, matches, embedded };
        return translateWith(this.#thread.providers, translator, { ...this.#languages, ...this.#regions }, question);
      },
      request,
      this.#languages,
    );
  }

  async align(source: string, target: string): Promise<[number, number][]> {
    return (await this.#learner.translator()).align(source, target);
  }

  learnAll(): Promise<void> {
    return this.#learner.finished();
  }

  #matches({ source, minScore, excludeDocument, isSameButCase = false }: LookUpRequest, limit: number): EngineMatch[] {
    const matches = this.#memory.lookUp(source, {
      limit,
      languages: this.#languages,
      isSameButCase,
      ...(minScore !== undefined && { minScore }),
      ...(excludeDocument !== undefined && { excludeOrigin: excludeDocument }),
    });
    return matches.map(({ id, source, target, resource, origin, userEmail, createdAt, updatedAt, score }) => ({
      id,
      source,
      target,
      resource,
      documentId: origin || null,
      userEmail,
      createdAt: createdAt * 1000,
      updatedAt: updatedAt * 1000,
      score,
    }));
  }

  async #index(): Promise<void> {
    const ids = this.#memory.heldIds;
    await this.#inTurns(this.#memory.addHeld());
    if (ids.length > 0 && this.#learner.hasBegun) this.#learner.change(this.#pairsOf(ids), []);
    void this.#merge();
  }

  /** Merges while nothing else is to be done, so that look-ups are fast again. */
  async #merge(): Promise<void> {
    if (this.#isMerging) return;
    this.#isMerging = true;
    while (this.#memory.mergeSome(slicesATurn)) await this.#thread.pause();
    this.#isMerging = false;
  }

  async #inTurns(slices: Generator<void, void>): Promise<void> {
    for (let slice = 1; !slices.next().done; slice++) if (slice % slicesATurn === 0) await this.#thread.pause();
  }

  #putTerm(term: EngineTerm): void {
    this.#terms.delete(term.id);
    this.#terms.add({ ...term, metadata: {} });
  }

  #pairsOf(ids: readonly number[]): Pair[] {
    return ids.flatMap((id) => {
      const entry = this.#memory.get(id);
      return entry ? [toPair(entry)] : [];
    });
  }

  #allPairs(): Pair[] {
    const entries = [...this.#memory.entries()];
    return entries.sort((a, b) => a.updatedAt - b.updatedAt || a.id - b.id).map(toPair);
  }
}

function distinctOf(matches: readonly EngineMatch[], prefix: string): EngineMatch[] {
  const seen = new Set<string>();
  return matches.filter((match) => {
    const target = withoutTags(match.target);
    return target.startsWith(prefix) && !seen.has(target) && seen.add(target);
  });
}

const toMemory = ({ documentId, createdAt, updatedAt, ...entry }: EngineEntry): NewEntry => ({
  ...entry,
  origin: documentId ?? 0,
  createdAt: Math.floor(createdAt / 1000),
  updatedAt: Math.floor(updatedAt / 1000),
});

const toPair = ({ id, source, target }: Pick<EngineEntry, "id" | "source" | "target">): Pair => ({
  id,
  source: withoutTags(source),
  target: withoutTags(target),
});
