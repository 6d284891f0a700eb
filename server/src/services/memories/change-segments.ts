import { splitSentences } from "@openparlance/text";
import type { Caller } from "../../core/caller.ts";
import { makeError, notFound, required } from "../../core/errors.ts";
import { nextState } from "../../rules/segment-state.ts";
import type { Document } from "../../store/jobs/documents.ts";
import type { QueryableMemory } from "../../store/memories/memories.ts";
import type { AtomicStore, Transaction } from "../../store/store.ts";
import { requireDocument, requireExisting, requireOpen, requireProjectForChange } from "../access/access.ts";
import { type DomainEvents, withEvents } from "../domain-events.ts";
import { updateAfterChange } from "../progress.ts";
import {
  type DocumentSegment,
  type MemorySegment,
  requireSegment,
  requireSegments,
  type SegmentWithoutTexts,
} from "./find-segments.ts";
import { type SegmentChange, writeWork } from "./write-work.ts";

export interface Pair {
  source: string;
  target: string;
}

type MaybePair = Omit<Pair, "target"> & { target: string | undefined };

/**
 * Splits a pair into sentences, without the whitespace between them. Returns the whole pair when source and target have
 * different numbers of sentences. Languages are ISO 639-1 codes.
 */
export function splitPair({ source, target }: MaybePair, languages: { source: string; target: string }): MaybePair[] {
  const sources = sentencesOf(source, languages.source);
  const targets = target === undefined ? sources.map(() => undefined) : sentencesOf(target, languages.target);
  if (sources.length !== targets.length || sources.length === 0) return [{ source, target }];
  return sources.map((sentence, index) => ({ source: sentence, target: targets[index] }));
}

function sentencesOf(text: string, language: string): string[] {
  let start = 0;
  const sentences = splitSentences(text, language).map((end) => {
    const sentence = text.slice(start, end).trim();
    start = end;
    return sentence;
  });
  return sentences.filter((sentence) => sentence !== "");
}

/** A pair that is already an entry outside documents renews that entry. @throws ApiError `not-found` */
export function addEntries(
  store: AtomicStore,
  { email: userEmail }: Caller,
  memory: QueryableMemory,
  pairs: readonly Pair[],
): Promise<MemorySegment[]> {
  const { organizationId, id: memoryId } = memory;
  return store.atomically(async (tx) => {
    // This is the first write, so that other requests that add the same pair wait.
    const changeNo = requireExisting(await tx.memories.raiseNumbers(organizationId, memoryId), "memory", memoryId);
    const added: MemorySegment[] = [];
    for (const { source, target } of pairs) {
      const known = await tx.entries.findPair(organizationId, memoryId, { source, target });
      const id = known?.id ?? (await tx.ids.take("segment"));
      const entry = { id, source, target, resource: known?.resource ?? null, documentId: null, userEmail };
      added.push({ entry: await tx.entries.write(organizationId, memoryId, changeNo, entry), memory });
    }
    return added;
  });
}

/**
 * Confirms the drafts of a document with these sources. A pair without a target keeps the target of the draft.
 * @throws ApiError `not-found`, `project-closed`, `importing`, `required`
 */
export function confirmDrafts(store: AtomicStore, caller: Caller, id: number, pairs: readonly MaybePair[]) {
  return changeDocument(store, caller, id, async (tx, document) => {
    const changes = new Map<number, SegmentChange>();
    for (const { source, target } of pairs) {
      const drafts = await tx.segments.draftsOf(caller.organizationId, document, source);
      if (drafts.length === 0) throw notFound("segment", "with this source");
      for (const before of drafts) {
        const after = { ...before, target: target ?? before.target, state: "confirmed" as const };
        if (after.target.trim() === "") throw required("target");
        changes.set(before.id, { before, after });
      }
    }
    return [...changes.values()];
  });
}

/**
 * Also changes the entry in the memory, and confirms a segment. @throws ApiError `not-found`, `project-closed`,
 * `importing`
 */
export async function setTarget(store: AtomicStore, caller: Caller, id: number, target: string) {
  const located = await requireSegment(store, caller, id);
  if ("entry" in located) return setEntry(store, caller, located, target);
  const [changed] = await changeDocument(store, caller, located.document.id, async (tx, document) => {
    const found = await tx.segments.withIds(caller.organizationId, document.id, [id]);
    return found.map((before) => ({
      before,
      after: { ...before, target, state: nextState(before, target, "confirmed") },
    }));
  });
  return requireExisting(changed, "segment", id);
}

function setEntry(store: AtomicStore, caller: Caller, segment: MemorySegment, target: string): Promise<MemorySegment> {
  const { memory } = segment;
  const { id } = segment.entry;
  const { organizationId, id: memoryId } = memory;
  return store.atomically(async (tx) => {
    const changeNo = await tx.memories.raiseNumbers(organizationId, memoryId);
    const before = await tx.entries.find(organizationId, memoryId, id);
    if (changeNo === undefined || !before) throw notFound("segment", id);
    const { source, resource, documentId } = before;
    const entry = { id, source, target, resource, documentId, userEmail: caller.email };
    return { entry: await tx.entries.write(organizationId, memoryId, changeNo, entry), memory };
  });
}

/** Deletes a segment's entry. A segment of a document keeps its text and state. @throws ApiError `not-found` */
export async function forgetSegment(store: AtomicStore, caller: Caller, id: number): Promise<void> {
  const { organizationId } = caller;
  await store.atomically(async (tx) => {
    const located = await requireSegment(tx, caller, id);
    const memoryId = "entry" in located ? located.memory.id : located.project.memoryId;
    const isDeleted = (await tx.entries.delete(organizationId, memoryId, [id])) > 0;
    // Another request has deleted the entry since it was read.
    if (!isDeleted && "entry" in located) throw notFound("segment", id);
    if (!isDeleted) return;
    await tx.memories.raiseVersion(organizationId, memoryId);
    await tx.audit.record(caller, "segment.delete", id);
  });
}

/** Changes all or none, and returns the changed IDs. @throws ApiError `not-found`, `project-closed`, `importing` */
export async function unlockReviewed(store: AtomicStore, caller: Caller, ids: readonly number[]): Promise<number[]> {
  const located = (await requireSegments(store, caller, ids)).filter((each) => "segment" in each);
  const byDocument = Map.groupBy(located, ({ document }) => document.id);
  const unlocked = await withEvents(store, caller.organizationId, async (tx, events) => {
    const all: DocumentSegment[] = [];
    for (const jobId of listJobs(located)) await tx.jobs.findForChange(caller.organizationId, jobId);
    for (const segments of byDocument.values()) {
      const { document } = segments[0] as DocumentSegment<SegmentWithoutTexts>;
      const unlock = async () => {
        const ids = segments.filter(({ segment }) => isReviewed(segment)).map(({ segment }) => segment.id);
        const reviewed = (await tx.segments.withIds(caller.organizationId, document.id, ids)).filter(isReviewed);
        return reviewed.map((before) => ({ before, after: { ...before, state: "confirmed" as const } }));
      };
      all.push(...(await changeIn(tx, events, caller, document.id, unlock)));
    }
    return all.map(({ segment }) => segment.id);
  });
  const changed = new Set(unlocked);
  return [...new Set(ids)].filter((id) => changed.has(id));
}

const listJobs = (segments: readonly Pick<DocumentSegment, "project">[]): number[] =>
  [...new Set(segments.map(({ project }) => project.jobId))].toSorted((a, b) => a - b);

const isReviewed = ({ state }: SegmentWithoutTexts): boolean => state === "reviewed" || state === "final";

type Work = (tx: Transaction, document: Document) => Promise<SegmentChange[]>;

function changeDocument(store: AtomicStore, caller: Caller, id: number, work: Work): Promise<DocumentSegment[]> {
  return withEvents(store, caller.organizationId, (tx, events) => changeIn(tx, events, caller, id, work));
}

async function changeIn(tx: Transaction, events: DomainEvents, caller: Caller, documentId: number, work: Work) {
  const { projectId } = await requireDocument(tx, caller, documentId);
  const project = await requireProjectForChange(tx, caller, projectId);
  const document = await requireDocument(tx, caller, documentId);
  await requireOpen(tx, project);
  if (document.importState === "running") throw makeError("importing", { id: documentId });
  const changes = await work(tx, document);
  if (changes.length === 0) return [];
  const written = await writeWork(tx, project, document, changes, caller.email);
  await updateAfterChange(tx, document, events);
  return written.map((segment) => ({ segment, document, project }));
}
