import { ApiError, invalid, required } from "../../core/errors.ts";
import type { Glossary } from "../../store/memories/glossaries.ts";
import type { QueryableMemory } from "../../store/memories/memories.ts";
import type { DoorContext } from "../door.ts";
import { namedMemory, type SentLocale } from "../memory-of.ts";

const idPrefix = "00000000-0000-4000-8000-";

/** The ID of a glossary as a UUID, which clients expect. */
export const glossaryIdToWire = (id: number): string => idPrefix + id.toString(16).padStart(12, "0");

export const notAGlossary = (id: string) => new ApiError("not-found", `Glossary ${id} was not found.`);

export async function requireGlossary({ services, caller }: DoorContext, wireId: string): Promise<Glossary> {
  const id = wireId.toLowerCase().startsWith(idPrefix) ? Number.parseInt(wireId.slice(idPrefix.length), 16) : 0;
  const isOurs = id > 0 && glossaryIdToWire(id) === wireId.toLowerCase();
  const glossary = isOurs ? await services.store.glossaries.find(caller, id) : undefined;
  if (!glossary) throw notAGlossary(wireId);
  return glossary;
}

/**
 * Undefined when no glossary is requested. @throws ApiError without a dictionary for the pair, or with several memories
 */
export async function memoryOfGlossary(
  { glossary_id: one, glossary_ids: several = [] }: { glossary_id?: string; glossary_ids?: string[] },
  { source, target }: { source: SentLocale | undefined; target: SentLocale },
  context: DoorContext,
): Promise<QueryableMemory | undefined> {
  if (one !== undefined && several.length > 0) throw invalid("glossary_ids", "left out when glossary_id is sent");
  const ids = one === undefined ? several : [one];
  if (ids.length === 0) return undefined;
  if (source === undefined) throw required("source_lang");
  const field = one === undefined ? "glossary_ids" : "glossary_id";
  const named = await namedMemory(context);
  const memoryIds = new Set<number>();
  for (const id of ids) {
    const { dictionaries } = await requireGlossary(context, id);
    const pair = `${source.language.toUpperCase()} to ${target.language.toUpperCase()}`;
    const dictionary = dictionaries.find(
      ({ sourceLang, targetLang }) => sourceLang === source.language && targetLang === target.language,
    );
    if (!dictionary) throw invalid(field, `a glossary with a dictionary from ${pair}`);
    memoryIds.add(dictionary.memoryId);
  }
  if (named) memoryIds.add(named.id);
  const [memoryId = 0] = memoryIds;
  if (memoryIds.size > 1) throw invalid(field, "of the memory that translates: its terms are in another termbase");
  return context.services.store.memories.findQueryable(context.caller, memoryId);
}
