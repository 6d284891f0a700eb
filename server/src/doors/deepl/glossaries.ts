import type { DeepLInputs } from "@openparlance/api/doors/deepl";
import { notFound } from "../../core/errors.ts";
import { readAll } from "../../core/turns.ts";
import { isoDate } from "../../rules/dates.ts";
import { isSupported, supportedPairs } from "../../rules/language-pairs.ts";
import {
  addDictionaries,
  eraseDictionary,
  eraseLater,
  type NewDictionary,
} from "../../services/memories/glossaries.ts";
import type { Glossary, GlossaryDictionary } from "../../store/memories/glossaries.ts";
import type { Transaction } from "../../store/store.ts";
import type { DoorContext } from "../door.ts";
import { memoryOfPair, namedMemory, requirePair } from "../memory-of.ts";
import { entriesToTsv, readEntries } from "./entries.ts";
import { glossaryIdToWire, notAGlossary, requireGlossary } from "./glossary-of.ts";
import type { DeepLHandlers } from "./handlers.ts";
import { parsePair } from "./languages.ts";

/** Glossaries of a single dictionary, as in version 2 of DeepL's API. */
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
    const all = await readAll(store.glossaries.pages(caller));
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

export interface SentDictionary {
  source_lang: string;
  target_lang: string;
  entries: string;
  entries_format: "tsv" | "csv";
  /** The prefix of its fields' names. */
  path: string;
}

export async function createGlossary(context: DoorContext, name: string, sent: readonly SentDictionary[]) {
  const { services, caller } = context;
  const added = await readDictionaries(context, sent);
  return addDictionaries(services.store, caller, name, added, async (tx, written) => {
    const id = await tx.glossaries.create(caller, name);
    for (const dictionary of written) await tx.glossaries.put(caller.organizationId, id, dictionary);
    return { id };
  });
}

/** Reads the sent entries: for each memory, all entries for it. @throws ApiError */
export async function readDictionaries(context: DoorContext, all: readonly SentDictionary[]): Promise<NewDictionary[]> {
  const read: NewDictionary[] = [];
  const named = await namedMemory(context);
  for (const { path, ...sent } of all) {
    const pair = parsePair(sent, path);
    const terms = readEntries(`${path}entries`, sent.entries, sent.entries_format);
    if (named) requirePair(named, pair);
    const memory = named ?? (await memoryOfPair(context, pair.source?.language ?? "", pair.target));
    const ofPair = read.find((one) => one.memory.id === memory.id);
    if (ofPair) ofPair.terms = [...ofPair.terms, ...terms];
    else read.push({ memory, terms });
  }
  return read;
}

export async function deleteGlossary({ glossary_id: wireId }: DeepLInputs["deleteGlossary"], context: DoorContext) {
  const { caller } = context;
  const all = ({ dictionaries }: Glossary) => dictionaries;
  await removeDictionaries(context, wireId, all, async (tx, { id }) => {
    await tx.glossaries.delete(caller.organizationId, id);
    await tx.audit.record(caller, "glossary.delete", id);
  });
  return undefined;
}

/** Removes dictionaries from a glossary at once, and erases their terms. @throws ApiError `not-found` */
export async function removeDictionaries(
  context: DoorContext,
  wireId: string,
  selectRemoved: (glossary: Glossary) => readonly GlossaryDictionary[],
  remove: (tx: Transaction, glossary: Glossary) => Promise<void>,
): Promise<void> {
  const { services, caller } = context;
  const { id, dictionaries } = await requireGlossary(context, wireId);
  const memoryIds = dictionaries.map(({ memoryId }) => memoryId);
  const erased = await services.store.atomically(async (tx) => {
    await tx.memories.hold(caller.organizationId, memoryIds);
    const now = await tx.glossaries.findForChange(caller, id);
    if (!now) throw notAGlossary(wireId);
    await remove(tx, now);
    await eraseLater(tx, caller.organizationId, selectRemoved(now));
    return selectRemoved(now);
  });
  await eraseAll(context, erased);
}

/** Erases dictionaries. Those that can't be erased now are erased later. */
export async function eraseAll(context: DoorContext, dictionaries: readonly GlossaryDictionary[]): Promise<void> {
  const { store, report } = context.services;
  for (const each of dictionaries) await eraseDictionary(store, context.caller.organizationId, each).catch(report);
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
