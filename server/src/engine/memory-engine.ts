import {
  AdaptiveTranslator,
  type MachineTranslation,
  type NewEntry,
  Termbase,
  TranslationMemory,
} from "@parlance/engine";
import { placeTags, readTags, tokenize, writeTags } from "@parlance/text";
import type {
  EngineChanges,
  EngineEntry,
  EngineMatch,
  EngineMemory,
  EngineTranslation,
  LookUpRequest,
  TranslateRequest,
} from "../ports.ts";

/** From so many new pairs on, training them together is better than learning one by one. */
const leastToTrain = 200;

/** Memory, terms and translator of one memory. */
export class MemoryEngine {
  /** The change number up to which it knows the memory. */
  changeNo = 0;
  readonly #languages: { source: string; target: string };
  #memory = new TranslationMemory();
  readonly #terms: Termbase;
  readonly #translator: AdaptiveTranslator;

  constructor({ sourceLang, targetLang }: EngineMemory) {
    this.#languages = { source: sourceLang, target: targetLang };
    this.#terms = new Termbase(sourceLang);
    this.#translator = new AdaptiveTranslator(sourceLang, targetLang);
  }

  apply({ upTo, entries, deletedEntries, terms, deletedTerms }: EngineChanges): void {
    for (const id of deletedEntries) {
      this.#memory.delete(id);
      this.#translator.delete(id);
    }
    if (this.#memory.size === 0) this.#memory = TranslationMemory.from(entries.map(toMemory));
    else {
      for (const entry of entries) {
        this.#memory.delete(entry.id);
        this.#memory.add(toMemory(entry));
      }
    }
    this.#learn(entries);
    for (const id of deletedTerms) this.#terms.delete(id);
    for (const term of terms) {
      this.#terms.delete(term.id);
      this.#terms.add({ ...term, metadata: {} });
    }
    this.changeNo = upTo;
  }

  lookUp({ source, limit, minScore, excludeDocument }: LookUpRequest): EngineMatch[] {
    const matches = this.#memory.lookUp(source, {
      limit,
      languages: this.#languages,
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

  translate(request: TranslateRequest): EngineTranslation[] {
    const tagged = readTags(request.source);
    const { source, target } = this.#languages;
    const matches = this.lookUp({ ...request, source: tagged.plain, limit: 5 });
    const found = this.#terms.find(tagged.plain);
    const translations = this.#translator.translate(tagged.plain, {
      n: request.n,
      matches: matches.map((match) => ({ ...match, target: readTags(match.target).plain })),
      terms: found.map(({ start, end, term }) => ({ start, end, target: term.target, number: term.id })),
      ...(request.prefix !== undefined && { prefix: request.prefix }),
      ...(request.excludeDocument !== undefined && {
        excludes: (id: number) => this.#memory.get(id)?.origin === request.excludeDocument,
      }),
    });
    const tokens = { source: tokenize(tagged.plain, source) };
    return translations.map((translation) => ({
      target: translation.target,
      targetWithTags: writeTags(
        placeTags(tagged, translation.target, {
          source: tokens.source,
          target: tokenize(translation.target, target),
          links: Int32Array.from(translation.links.flat()),
        }),
      ),
      score: translation.score,
      words: translation.words,
      delimiters: translation.delimiters,
      links: translation.links,
      provenance: provenanceOf(translation),
    }));
  }

  #learn(entries: readonly EngineEntry[]): void {
    const pairs = entries.map(({ id, source, target }) => ({
      id,
      source: readTags(source).plain,
      target: readTags(target).plain,
    }));
    if (this.#translator.size === 0 && pairs.length >= leastToTrain) this.#translator.train(pairs);
    else for (const pair of pairs) this.#translator.add(pair);
  }
}

const toMemory = ({ documentId, createdAt, updatedAt, ...entry }: EngineEntry): NewEntry => ({
  ...entry,
  origin: documentId ?? 0,
  createdAt: Math.floor(createdAt / 1000),
  updatedAt: Math.floor(updatedAt / 1000),
});

/** Phrases of the memory count 1, 2, …, terms −1, −2, … in the order in which they appear. */
function provenanceOf({ provenance }: MachineTranslation): number[] {
  const terms = [...new Set(provenance.filter(({ kind }) => kind === "term").map(({ number }) => number))];
  return provenance.map(({ kind, number }) => {
    if (kind === "memory") return number;
    return kind === "term" ? -1 - terms.indexOf(number) : 0;
  });
}
