import type { ProviderSegment, TermbaseVersion } from "@openparlance/engine";
import { sha256 } from "../core/hash.ts";
import { translatedTerms } from "./markup.ts";
import { type Fetch, ProviderError, requestJson, requestService, requireListAt, textAt } from "./request.ts";
import type { Timing } from "./resilient.ts";

/** The owner of the texts, their termbase, and DeepL's base codes of the languages. */
export interface GlossaryScope {
  owner: number;
  termbase: TermbaseVersion;
  source: string;
  target: string;
}

export interface GlossaryTiming extends Pick<Timing, "monotonic" | "limit"> {
  /** Unix timestamp in milliseconds. */
  now(): number;
}

export interface DeepLAccount {
  url: string;
  headers: Record<string, string>;
  fetch: Fetch;
  time: GlossaryTiming;
  /** Called with an error; the texts are translated without a glossary. */
  onFailure(error: ProviderError): void;
}

/** Source phrase → target phrase. */
type Entries = ReadonlyMap<string, string>;

interface Glossary {
  id: string;
  entries: Entries;
  /** The number of requests that use it now. */
  users: number;
  isSuperseded: boolean;
}

interface Slot {
  version: number;
  glossary?: Glossary | undefined;
  /** The time before which no glossary is created. */
  pausedUntil: number;
  /** The last request to prepare it; requests run one after the other. */
  last: Promise<unknown>;
}

/** The limit of bytes in a phrase. Source: DeepL API, "Managing glossaries". */
const maxPhraseBytes = 1024;
/** The limit of a process's glossaries, of 1,000 in an account. Source: DeepL API, "Managing glossaries". */
const maxGlossaries = 100;
const maxEntries = 2000;
const maxMs = 4000;
const pauseMs = 300_000;
/** Glossaries of earlier processes are deleted after this time. A process that still uses one creates it again. */
const maxLeftoverAgeMs = 86_400_000;
const namePrefix = "parlance-";

/**
 * The glossaries of a DeepL account: one for each termbase and pair of languages, with the terms that segments have
 * needed. A glossary with a changed or foreign term is never used again. A new one replaces it, and it is deleted when
 * no request uses it anymore. Names contain a hash of the scope and the entries, so that a glossary of an earlier
 * process can be reused. Source: DeepL API, "Managing glossaries":
 * `https://developers.deepl.com/docs/customize/managing-glossaries`.
 */
export class DeepLGlossaries {
  readonly #account: DeepLAccount;
  /** Slots by owner, memory and languages, the one used last at the end. */
  readonly #slots = new Map<string, Slot>();
  /** IDs of the glossaries of earlier processes, by name. */
  #leftovers: Promise<Map<string, string>> | undefined;

  constructor(account: DeepLAccount) {
    this.#account = account;
  }

  /**
   * Runs a request with the ID of a glossary that has the terms of the segments. Runs it without an ID if there are no
   * terms or no such glossary, and again if the request with the glossary is refused.
   */
  async use<T>(
    scope: GlossaryScope,
    segments: readonly ProviderSegment[],
    signal: AbortSignal,
    request: (glossaryId?: string) => Promise<T>,
  ): Promise<T> {
    const wanted = readEntries(segments);
    const glossary = wanted.size > 0 ? await this.#acquire(scope, wanted, segments, signal) : undefined;
    if (!glossary) return request();
    try {
      return await request(glossary.id);
    } catch (error) {
      if (!(error instanceof ProviderError) || !isAboutGlossary(error)) throw error;
      const response = await request();
      // The request succeeded without the glossary, so another client may have deleted it.
      this.#account.onFailure(error);
      this.#supersede(this.#slotOf(scope), glossary);
      return response;
    } finally {
      glossary.users--;
      this.#deleteIfUnused(glossary);
    }
  }

  #slotOf({ owner, termbase, source, target }: GlossaryScope): Slot {
    const key = [owner, termbase.memory, source, target].join();
    const slot = this.#slots.get(key) ?? { version: termbase.version, pausedUntil: 0, last: Promise.resolve() };
    this.#slots.delete(key);
    this.#slots.set(key, slot);
    for (const [oldest, { glossary }] of this.#slots) {
      if (this.#slots.size <= maxGlossaries) break;
      this.#slots.delete(oldest);
      if (glossary) this.#retire(glossary);
    }
    return slot;
  }

  #acquire(scope: GlossaryScope, wanted: Entries, segments: readonly ProviderSegment[], signal: AbortSignal) {
    const slot = this.#slotOf(scope);
    const prepared = slot.last.then(() => this.#prepare(slot, scope, wanted, segments, signal));
    slot.last = prepared.catch(() => {});
    return prepared;
  }

  /** Adds a user to the slot's glossary if it fits; otherwise replaces it, and keeps as many of its entries as fit. */
  async #prepare(
    slot: Slot,
    scope: GlossaryScope,
    wanted: Entries,
    segments: readonly ProviderSegment[],
    signal: AbortSignal,
  ): Promise<Glossary | undefined> {
    signal.throwIfAborted();
    const { monotonic, limit } = this.#account.time;
    const none: Entries = new Map();
    const known = slot.version === scope.termbase.version ? (slot.glossary?.entries ?? none) : none;
    const foreign = listForeign(known, wanted, segments);
    const hasAll = [...wanted].every(([source, target]) => known.get(source) === target);
    if (slot.glossary && hasAll && foreign.size === 0) {
      slot.glossary.users++;
      return slot.glossary;
    }
    if (monotonic() < slot.pausedUntil) return undefined;
    const kept = [...known].filter(([source]) => !wanted.has(source) && !foreign.has(source));
    const entries = new Map([...kept, ...wanted].slice(-maxEntries));
    try {
      // A client that leaves doesn't end this request: others wait for the same glossary, which DeepL may have already.
      const id = await this.#create(scope, entries, limit(maxMs));
      if (slot.glossary) this.#supersede(slot, slot.glossary);
      slot.glossary = { id, entries, users: 1, isSuperseded: false };
      slot.version = scope.termbase.version;
      return slot.glossary;
    } catch (error) {
      slot.pausedUntil = monotonic() + pauseMs;
      const isOwn = error instanceof ProviderError;
      this.#account.onFailure(isOwn ? error : new ProviderError("The glossary was not created in time."));
      return undefined;
    }
  }

  async #create({ owner, termbase, source, target }: GlossaryScope, entries: Entries, signal: AbortSignal) {
    const { url, headers, fetch } = this.#account;
    const sorted = [...entries].sort(([one], [other]) => (one < other ? -1 : 1));
    const name = `${namePrefix}${await sha256(JSON.stringify([owner, termbase.memory, source, target, sorted]))}`;
    this.#leftovers ??= this.#readLeftovers(signal);
    const leftovers = await this.#leftovers.catch((error: unknown) => {
      this.#leftovers = undefined;
      throw error;
    });
    const leftover = leftovers.get(name);
    leftovers.delete(name);
    if (leftover !== undefined) return leftover;
    const dictionary = { source_lang: source, target_lang: target, entries: writeCsv(sorted), entries_format: "csv" };
    const body = { name, dictionaries: [dictionary] };
    return textAt(await requestJson(fetch, `${url}/v3/glossaries`, { headers, body, signal }), "glossary_id");
  }

  /** Lists the glossaries of earlier processes, and deletes the old ones. */
  async #readLeftovers(signal: AbortSignal): Promise<Map<string, string>> {
    const { url, headers, fetch, time } = this.#account;
    const response = await requestJson(fetch, `${url}/v3/glossaries`, { headers, signal });
    const leftovers = new Map<string, string>();
    for (const each of requireListAt(response, "glossaries")) {
      const [id, name] = [textAt(each, "glossary_id"), textAt(each, "name")];
      if (!name.startsWith(namePrefix)) continue;
      if (time.now() - Date.parse(textAt(each, "creation_time")) > maxLeftoverAgeMs) this.#delete(id);
      else leftovers.set(name, id);
    }
    return leftovers;
  }

  #supersede(slot: Slot, glossary: Glossary): void {
    if (slot.glossary === glossary) slot.glossary = undefined;
    this.#retire(glossary);
  }

  #retire(glossary: Glossary): void {
    glossary.isSuperseded = true;
    this.#deleteIfUnused(glossary);
  }

  #deleteIfUnused({ id, users, isSuperseded }: Glossary): void {
    if (isSuperseded && users === 0) this.#delete(id);
  }

  /** If that fails, a later process deletes it. */
  #delete(id: string): void {
    const { url, headers, fetch, time } = this.#account;
    const location = `${url}/v3/glossaries/${encodeURIComponent(id)}`;
    requestService(fetch, location, { method: "DELETE", headers, signal: time.limit(maxMs) }).catch(() => {});
  }
}

/** Whether a service reports that it lacks the glossary, or lacks it for these languages. */
const isAboutGlossary = ({ status }: ProviderError): boolean => status === 400 || status === 404;

function readEntries(segments: readonly ProviderSegment[]): Entries {
  const entries = new Map<string, string>();
  for (const term of segments.flatMap(translatedTerms)) {
    const [source, target] = [toPhrase(term.source), toPhrase(term.target)];
    if (source !== undefined && target !== undefined && !entries.has(source)) entries.set(source, target);
  }
  return entries;
}

function toPhrase(text: string): string | undefined {
  const phrase = text.trim().replaceAll(/\s+/gu, " ");
  const isPhrase = phrase !== "" && phrase.isWellFormed() && !/\p{Cc}/u.test(phrase);
  return isPhrase && new TextEncoder().encode(phrase).length <= maxPhraseBytes ? phrase : undefined;
}

/** The entries whose source occurs in segments where it isn't a term, for example with other case. */
function listForeign(known: Entries, wanted: Entries, segments: readonly ProviderSegment[]): Set<string> {
  const texts = segments.map(({ source, terms = [] }) => {
    const spans = terms.flatMap(({ span }) => span ?? []);
    return spans.reduce(
      (text, { start, end }) => text.slice(0, start) + " ".repeat(end - start) + text.slice(end),
      source,
    );
  });
  const folded = texts.map((text) => text.toLowerCase());
  const isForeign = (source: string) => folded.some((text) => hasWords(text, source.toLowerCase()));
  return new Set([...known.keys()].filter((source) => !wanted.has(source) && isForeign(source)));
}

const wordCharacterPattern = /[\p{L}\p{N}]/u;
const unspacedScriptPattern =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const isInWord = (character = ""): boolean =>
  wordCharacterPattern.test(character) && !unspacedScriptPattern.test(character);

function hasWords(text: string, phrase: string): boolean {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    if (!isInWord(text[at - 1]) && !isInWord(text[at + phrase.length])) return true;
  }
  return false;
}

const quote = (field: string): string => `"${field.replaceAll('"', '""')}"`;
const writeCsv = (entries: readonly (readonly [string, string])[]): string =>
  entries.map(([source, target]) => `${quote(source)},${quote(target)}`).join("\n");
