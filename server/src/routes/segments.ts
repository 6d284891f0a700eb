import { placeTagsAndSpaces, readTags, tokenize, withoutTags, writeTags } from "@openparlance/text";
import { makeError, required } from "../core/errors.ts";
import { epochSeconds } from "../rules/dates.ts";
import { requireDocument, requireProject, requireQueryableMemory } from "../services/access/access.ts";
import {
  addEntries,
  confirmDrafts,
  forgetSegment,
  type Pair,
  setTarget,
  splitPair,
  unlockReviewed,
} from "../services/memories/change-segments.ts";
import { type LocatedSegment, requireSegment } from "../services/memories/find-segments.ts";
import type { Routes } from "./context.ts";
import { parseLanguage } from "./memories.ts";
import { segmentToWire } from "./project-to-wire.ts";

export const segments = {
  async createSegment(input, { store, caller }) {
    const { source, target, memory_id: memoryId, document_id: documentId, shouldApplySegmentation: isSplit } = input;
    if ((memoryId === undefined) === (documentId === undefined)) throw makeError("segment-place");
    const isTargetMissing = target === undefined ? memoryId !== undefined : target.trim() === "";
    if (isTargetMissing) throw required("target");
    if (source.trim() === "") throw required("source");
    if (isSplit && !input.srcLang) throw required("srcLang");
    const sourceLang = input.srcLang && parseLanguage("srcLang", input.srcLang);
    const memory = memoryId === undefined ? undefined : await requireQueryableMemory(store, caller, memoryId);
    const { targetLang } =
      memory ??
      (await requireProject(store, caller, (await requireDocument(store, caller, Number(documentId))).projectId));
    const whole = { source, target };
    const pairs = isSplit ? splitPair(whole, { source: sourceLang ?? "", target: targetLang }) : [whole];
    const stored = memory
      ? await addEntries(store, caller, memory, pairs as Pair[])
      : await confirmDrafts(store, caller, Number(documentId), pairs);
    const wire = stored.map(locatedToWire);
    return isSplit ? wire : (wire[0] as (typeof wire)[number]);
  },

  async getSegment({ id, include_comments: withComments }, { store, caller }) {
    const segment = locatedToWire(await requireSegment(store, caller, id));
    return withComments ? { ...segment, comments: [] } : segment;
  },

  async updateSegment({ id, target }, { store, caller }) {
    if (target.trim() === "") throw required("target");
    return locatedToWire(await setTarget(store, caller, id, target));
  },

  async deleteSegment({ id }, { store, caller }) {
    await forgetSegment(store, caller, id);
    return { id, deleted: true as const };
  },

  async unlockSegments({ segmentIds }, { store, caller }) {
    return unlockReviewed(store, caller, segmentIds);
  },

  async tagSegment({ source_tagged, target, memory_id }, { store, engines, usageCounts, caller, signal }) {
    const memory = await requireQueryableMemory(store, caller, memory_id);
    const source = readTags(source_tagged);
    const plain = withoutTags(source_tagged);
    const links = source.tags.length > 0 ? await engines.align(memory, plain, target, signal) : [];
    usageCounts.count(caller, source_tagged);
    const placement = placeTagsAndSpaces(source, target, {
      source: tokenize(plain, memory.sourceLang),
      target: tokenize(target, memory.targetLang),
      links: Int32Array.from(links.flat()),
    });
    return { source_tagged, target_tagged: writeTags(placement) };
  },
} satisfies Partial<Routes>;

function locatedToWire(match: LocatedSegment) {
  if ("segment" in match) return segmentToWire(match.segment, match.project);
  const { entry, memory } = match;
  return {
    id: entry.id,
    created_at: epochSeconds(entry.createdAt),
    updated_at: epochSeconds(entry.updatedAt),
    document_id: null,
    memory_id: memory.id,
    source: entry.source,
    srclang: memory.sourceLang,
    target: entry.target,
    trglang: memory.targetLang,
    is_confirmed: true,
    is_reviewed: false,
  };
}
