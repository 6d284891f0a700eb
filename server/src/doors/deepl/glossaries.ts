import type { DeepLInputs } from "@openparlance/api/doors/deepl";
import { notFound } from "../../core/errors.ts";
import { isoDate } from "../../rules/dates.ts";
import { isSupported, supportedPairs } from "../../rules/language-pairs.ts";
import { addDictionary, eraseDictionary } from "../../services/memories/glossaries.ts";
import type { Glossary, GlossaryDictionary } from "../../store/memories/glossaries.ts";
import type { QueryableMemory } from "../../store/memories/memories.ts";
import type { DoorContext } from "../door.ts";
import { memoryOfPair, namedMemory, requirePair } from "../memory-of.ts";
import { entriesToTsv, readEntries } from "./entries.ts";
import { glossaryIdToWire, requireGlossary } from "./glossary-of.ts";
import type { DeepLHandlers } from "./handlers.ts";
import { parsePair } from "./languages.ts";

/** Glossaries of one dictionary, as version 2 of DeepL's API has them. */
export const glossaries = {
  async listGlossaryPairs() {
    const codes = Object.keys(supportedPairs.code_to_name).filter(isSupported);
    return {
      supported_languages: codes.flatMap((source) =>
        codes.filter((target) => target !== source).map((target) => ({ source_lang: source, target_lang: target })),
      ),
    };
  },

  async createGlossary(input, context) {
    const { id } = await createGlossary(context, input.name, [{ ...input, path: "" }]);
    return glossaryToWire(await requireGlossary(context, glossaryIdToWire(id)));
  },

  async listGlossaries(_, { services: { store }, caller }) {
    const all: Glossary[] = [];
    for await (const page of store.glossaries.pages(caller)) all.push(...page);
    return { glossaries: all.filter(({ dictionaries }) => dictionaries.length === 1).map(glossaryToWire) };
  },

  async getGlossary({ glossary_id: id }, context) {
    return glossaryToWire(await requireGlossary(context, id));
  },

  deleteGlossary,

  async getGlossaryEntries({ glossary_id: id }, context) {
    const { services, caller } = context;
    const [dictionary] = (await requireGlossary(context, id)).dictionaries;
    const pairs = dictionary ? await services.store.terms.ofImport(caller.organizationId, dictionary.importId) : [];
    const headers = { "content-type": "text/tab-separated-values; charset=utf-8" };
    return new Response(entriesToTsv(pairs), { headers });
  },
} satisfies Partial<DeepLHandlers>;

/** Entries for one pair, as a client sends them. */
export interface SentDictionary {
  source_lang: string;
  target_lang: string;
  entries: string;
  entries_format: "tsv" | "csv";
  /** Before the names of its fields. */
  path: string;
}

/** Creates a glossary; nothing of it stays when one of its dictionaries can't be created. */
export async function createGlossary(
  context: DoorContext,
  name: string,
  sent: readonly SentDictionary[],
): Promise<{ id: number }> {
  const { services, caller } = context;
  const read: { memory: QueryableMemory; pairs: ReturnType<typeof readEntries> }[] = [];
  for (const each of sent) read.push(await readDictionary(context, each));
  const written: GlossaryDictionary[] = [];
  try {
    for (const { memory, pairs } of read) {
      written.push(await addDictionary(services.store, caller, memory, name, pairs));
    }
    return await services.store.atomically(async (tx) => {
      const id = await tx.glossaries.create(caller, name);
      for (const dictionary of written) await tx.glossaries.put(caller.organizationId, id, dictionary);
      return { id };
    });
  } catch (error) {
    for (const each of written) await eraseDictionary(services.store, caller.organizationId, each);
    throw error;
  }
}

/** The memory of sent entries, and the entries. @throws ApiError */
export async function readDictionary(context: DoorContext, { path, ...sent }: SentDictionary) {
  const pair = parsePair(sent, path);
  const pairs = readEntries(`${path}entries`, sent.entries, sent.entries_format);
  const named = await namedMemory(context);
  if (named) requirePair(named, pair);
  return { memory: named ?? (await memoryOfPair(context, pair.source?.language ?? "", pair.target)), pairs };
}

export async function deleteGlossary(
  { glossary_id: wireId }: DeepLInputs["deleteGlossary"],
  context: DoorContext,
): Promise<undefined> {
  const { services, caller } = context;
  const { id, dictionaries } = await requireGlossary(context, wireId);
  for (const each of dictionaries) await eraseDictionary(services.store, caller.organizationId, each);
  await services.store.atomically(async (tx) => {
    await tx.glossaries.delete(caller.organizationId, id);
    await tx.audit.record(caller, "glossary.delete", id);
  });
  return undefined;
}

function glossaryToWire({ id, name, createdAt, dictionaries: [dictionary] }: Glossary) {
  if (!dictionary) throw notFound("memory", glossaryIdToWire(id));
  return {
    glossary_id: glossaryIdToWire(id),
    name,
    ready: true,
    source_lang: dictionary.sourceLang,
    target_lang: dictionary.targetLang,
    creation_time: isoDate(createdAt),
    entry_count: dictionary.entryCount,
  };
}
