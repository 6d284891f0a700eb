import { ApiError } from "../../core/errors.ts";
import { isoDate } from "../../rules/dates.ts";
import { addDictionary, eraseDictionary, type GlossaryEntry } from "../../services/memories/glossaries.ts";
import type { Glossary, GlossaryDictionary } from "../../store/memories/glossaries.ts";
import type { DoorContext } from "../door.ts";
import { parseLanguage } from "../memory-of.ts";
import { entriesToTsv } from "./entries.ts";
import { createGlossary, deleteGlossary, readDictionary, type SentDictionary } from "./glossaries.ts";
import { glossaryIdToWire, requireGlossary } from "./glossary-of.ts";
import type { DeepLHandlers } from "./handlers.ts";

/** Glossaries with a dictionary for each pair, as version 3 of DeepL's API has them. */
export const dictionaries = {
  async createMultilingualGlossary({ name, dictionaries: sent }, context) {
    const { id } = await createGlossary(context, name, sent.map(withPath));
    return glossaryToWire(await requireGlossary(context, glossaryIdToWire(id)));
  },

  async listMultilingualGlossaries(_, { services: { store }, caller }) {
    const all: Glossary[] = [];
    for await (const page of store.glossaries.pages(caller)) all.push(...page);
    return { glossaries: all.map(glossaryToWire) };
  },

  async getMultilingualGlossary({ glossary_id: id }, context) {
    return glossaryToWire(await requireGlossary(context, id));
  },

  async updateMultilingualGlossary({ glossary_id: wireId, name, dictionaries: sent = [] }, context) {
    const { services, caller } = context;
    const glossary = await requireGlossary(context, wireId);
    for (const each of sent.map(withPath)) await putDictionary(context, glossary, each, { keepsOthers: true });
    if (name !== undefined) await services.store.glossaries.rename(caller.organizationId, glossary.id, name);
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
    const glossary = await requireGlossary(context, id);
    return dictionaryToWire(await putDictionary(context, glossary, { ...sent, path: "" }, { keepsOthers: false }));
  },

  async deleteDictionary(input, context) {
    const { services, caller } = context;
    const { id } = await requireGlossary(context, input.glossary_id);
    const dictionary = await requireDictionary(input, context);
    await eraseDictionary(services.store, caller.organizationId, dictionary);
    await services.store.glossaries.remove(caller.organizationId, id, dictionary);
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

/** Replaces the dictionary of a pair: its new terms are there before the old ones go. */
async function putDictionary(
  context: DoorContext,
  { id, name, dictionaries }: Glossary,
  sent: SentDictionary,
  { keepsOthers }: { keepsOthers: boolean },
): Promise<GlossaryDictionary> {
  const { store } = context.services;
  const { organizationId } = context.caller;
  const { memory, pairs } = await readDictionary(context, sent);
  const old = findDictionary(dictionaries, memory);
  const kept = old && keepsOthers ? await store.terms.ofImport(organizationId, old.importId) : [];
  const oldMemory = old && (await store.memories.findQueryable(context.caller, old.memoryId));
  const all = new Map<string, GlossaryEntry>([...kept, ...pairs].map((pair) => [pair.source, pair]));
  const added = await addDictionary(store, context.caller, oldMemory ?? memory, name, [...all.values()]);
  await store.glossaries.put(organizationId, id, added);
  if (old) await eraseDictionary(store, organizationId, old);
  return added;
}

type Pair = Pick<GlossaryDictionary, "sourceLang" | "targetLang">;

const findDictionary = (all: readonly GlossaryDictionary[], { sourceLang, targetLang }: Pair) =>
  all.find((each) => each.sourceLang === sourceLang && each.targetLang === targetLang);

async function requireDictionary(
  sent: { glossary_id: string; source_lang: string; target_lang: string },
  context: DoorContext,
): Promise<GlossaryDictionary> {
  const { dictionaries } = await requireGlossary(context, sent.glossary_id);
  const sourceLang = parseLanguage("source_lang", sent.source_lang).language;
  const targetLang = parseLanguage("target_lang", sent.target_lang).language;
  const dictionary = findDictionary(dictionaries, { sourceLang, targetLang });
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
