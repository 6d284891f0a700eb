import { ApiError } from "../../core/errors.ts";
import { readAll } from "../../core/turns.ts";
import { isoDate } from "../../rules/dates.ts";
import {
  addDictionaries,
  eraseLater,
  type GlossaryEntry,
  type NewDictionary,
} from "../../services/memories/glossaries.ts";
import type { Glossary, GlossaryDictionary } from "../../store/memories/glossaries.ts";
import type { DoorContext } from "../door.ts";
import { parseLanguage } from "../memory-of.ts";
import { entriesToTsv } from "./entries.ts";
import {
  createGlossary,
  deleteGlossary,
  eraseAll,
  readDictionaries,
  removeDictionaries,
  type SentDictionary,
} from "./glossaries.ts";
import { glossaryIdToWire, notAGlossary, requireGlossary } from "./glossary-of.ts";
import type { DeepLHandlers } from "./handlers.ts";

export const dictionaries = {
  async createMultilingualGlossary({ name, dictionaries: sent }, context) {
    const { id } = await createGlossary(context, name, sent.map(withPath));
    return glossaryToWire(await requireGlossary(context, glossaryIdToWire(id)));
  },

  async listMultilingualGlossaries(_, { services: { store }, caller }) {
    const all = await readAll(store.glossaries.pages(caller));
    return { glossaries: all.map(glossaryToWire) };
  },

  async getMultilingualGlossary({ glossary_id: id }, context) {
    return glossaryToWire(await requireGlossary(context, id));
  },

  async updateMultilingualGlossary({ glossary_id: wireId, name, dictionaries: sent = [] }, context) {
    await putDictionaries(context, wireId, { name, sent: sent.map(withPath), keepsOthers: true });
    return glossaryToWire(await requireGlossary(context, wireId));
  },

  deleteMultilingualGlossary: deleteGlossary,

  async getDictionaryEntries(input, context) {
    const dictionary = await requireDictionary(input, context);
    const { services, caller } = context;
    const pairs = await services.store.terms.ofImport(caller.organizationId, dictionary.importId);
    const { source_lang, target_lang } = dictionaryToWire(dictionary);
    return {
      dictionaries: [{ source_lang, target_lang, entries: entriesToTsv(pairs), entries_format: "tsv" as const }],
    };
  },

  async replaceDictionary({ glossary_id: id, ...sent }, context) {
    const [added] = await putDictionaries(context, id, { sent: [{ ...sent, path: "" }], keepsOthers: false });
    return dictionaryToWire(added as GlossaryDictionary);
  },

  async deleteDictionary(input, context) {
    const dictionary = await requireDictionary(input, context);
    const current = ({ dictionaries }: Glossary) => dictionaries.filter((each) => isOfPair(each, dictionary));
    await removeDictionaries(context, input.glossary_id, current, (tx, { id }) =>
      tx.glossaries.remove(context.caller.organizationId, id, dictionary),
    );
    return undefined;
  },

  async getDictionary(input, context) {
    return dictionaryToWire(await requireDictionary(input, context));
  },
} satisfies Partial<DeepLHandlers>;

const withPath = (sent: Omit<SentDictionary, "path">, index: number): SentDictionary => ({
  ...sent,
  path: `dictionaries[${index}].`,
});

interface ChangedGlossary {
  name?: string | undefined;
  sent: readonly SentDictionary[];
  /** Whether the existing entries of the dictionary are kept. */
  keepsOthers: boolean;
}

/** Thrown if another request changed a dictionary while its entries were read. */
class ChangedMeanwhile extends Error {}

/** Stores dictionaries in a glossary. They replace dictionaries of the same language pairs: all completely, or none. */
async function putDictionaries(context: DoorContext, wireId: string, changed: ChangedGlossary) {
  const added = await readDictionaries(context, changed.sent);
  for (;;) {
    try {
      return await putOnce(context, wireId, changed, added);
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
    }
  }
}

async function putOnce(
  context: DoorContext,
  wireId: string,
  { name, keepsOthers }: ChangedGlossary,
  added: readonly NewDictionary[],
): Promise<readonly GlossaryDictionary[]> {
  const { services, caller } = context;
  const { store } = services;
  const { organizationId } = caller;
  const { id, name: oldName, dictionaries } = await requireGlossary(context, wireId);
  const merged: NewDictionary[] = [];
  for (const { memory, terms } of added) {
    const old = dictionaries.find((each) => isOfPair(each, memory));
    const kept = old && keepsOthers ? await store.terms.ofImport(organizationId, old.importId) : [];
    const oldMemory = old && (await store.memories.findQueryable(caller, old.memoryId));
    const all = new Map<string, GlossaryEntry>([...kept, ...terms].map((pair) => [pair.source, pair]));
    merged.push({ memory: oldMemory ?? memory, terms: [...all.values()] });
  }
  const { written, replaced } = await addDictionaries(store, caller, oldName, merged, async (tx, written) => {
    const now = await tx.glossaries.findForChange(caller, id);
    if (!now) throw notAGlossary(wireId);
    const ofPairs = (all: readonly GlossaryDictionary[]) =>
      all.filter((each) => written.some((one) => isOfPair(each, one)));
    const replaced = ofPairs(now.dictionaries);
    const before = new Set(ofPairs(dictionaries).map(({ importId }) => importId));
    if (replaced.length !== before.size || replaced.some(({ importId }) => !before.has(importId)))
      throw new ChangedMeanwhile();
    for (const each of written) await tx.glossaries.put(organizationId, id, each);
    if (name !== undefined) await tx.glossaries.rename(organizationId, id, name);
    await eraseLater(tx, organizationId, replaced);
    return { written, replaced };
  });
  await eraseAll(context, replaced);
  return written;
}

type Pair = Pick<GlossaryDictionary, "sourceLang" | "targetLang">;

const isOfPair = (each: Pair, { sourceLang, targetLang }: Pair): boolean =>
  each.sourceLang === sourceLang && each.targetLang === targetLang;

async function requireDictionary(
  sent: { glossary_id: string; source_lang: string; target_lang: string },
  context: DoorContext,
): Promise<GlossaryDictionary> {
  const { dictionaries } = await requireGlossary(context, sent.glossary_id);
  const sourceLang = parseLanguage("source_lang", sent.source_lang).language;
  const targetLang = parseLanguage("target_lang", sent.target_lang).language;
  const dictionary = dictionaries.find((each) => isOfPair(each, { sourceLang, targetLang }));
  if (dictionary) return dictionary;
  const message = `Glossary ${sent.glossary_id} has no dictionary from ${sourceLang} to ${targetLang}.`;
  throw new ApiError("not-found", message);
}

const dictionaryToWire = ({ sourceLang, targetLang, entryCount }: GlossaryDictionary) => ({
  source_lang: sourceLang,
  target_lang: targetLang,
  entry_count: entryCount,
});

const glossaryToWire = ({ id, name, createdAt, dictionaries }: Glossary) => ({
  glossary_id: glossaryIdToWire(id),
  name,
  dictionaries: dictionaries.map(dictionaryToWire),
  creation_time: isoDate(createdAt),
});
