import type { Neighbors } from "@openparlance/engine";
import { nextTurn } from "../core/turns.ts";
import { listInstructions } from "../rules/instructions.ts";
import { type Suggestion, suggestionsFor } from "../services/documents/pretranslation.ts";
import { loadMemory } from "../services/documents/read-document.ts";
import { recordEvents } from "../services/domain-events.ts";
import { readNeighbors } from "../services/memories/neighbors.ts";
import { syncSegmentsToMemory } from "../services/memories/sync-segments.ts";
import { compareProgress, updateAfterChange } from "../services/progress.ts";
import type { TaskInputs } from "../store/background/task-inputs.ts";
import { splitInChunks } from "../store/database/chunks.ts";
import type { Document } from "../store/jobs/documents.ts";
import type { Project } from "../store/jobs/projects.ts";
import type { StoredSegment } from "../store/jobs/segments.ts";
import type { QueryableMemory } from "../store/memories/memories.ts";
import type { Transaction } from "../store/store.ts";
import type { RunningTask, TaskKind } from "./queue.ts";

type Input = TaskInputs["pretranslate"];

const batchSize = 200;

/** Fills the empty segments of a document with drafts. With `autoAccept`, exact matches are confirmed. */
export const pretranslate: TaskKind<"pretranslate"> = {
  mayResume: true,
  async run(input, task) {
    const { store, organizationId, finish } = task;
    const { documentId } = input;
    await store.atomically((tx) => tx.documents.update(organizationId, documentId, { pretranslation: "running" }));
    const document = await store.documents.find(organizationId, documentId);
    const project = document && (await store.projects.find(organizationId, document.projectId));
    if (!project) return;
    await fillAll(task, project, document, await withDomain(store, project, document.name, input));
    await finish((tx) => tx.documents.update(organizationId, documentId, { pretranslation: "idle" }));
  },
  async giveUp({ documentId }, tx, { organizationId }) {
    await tx.documents.update(organizationId, documentId, { pretranslation: "idle" });
  },
};

/**
 * - `onlyInContext`: whether exact matches are confirmed only if their neighbors are the same
 * - `instructions`: the style that the domain and the project require
 * - `document`: its name
 */
type InDomain = Input & { onlyInContext: boolean; instructions: string | undefined; document: string };

async function withDomain(store: Transaction, project: Project, document: string, input: Input): Promise<InDomain> {
  const { organizationId, jobId, options, targetLang, targetRegion } = project;
  const job = await store.jobs.find(organizationId, jobId);
  const own: { domainId?: number; additional_guidelines?: string } = JSON.parse(options);
  const domainId = job?.domainId ?? own.domainId;
  const metadata = domainId === undefined ? new Map() : await store.domains.metadataOf(organizationId, domainId);
  const instructions = listInstructions(metadata, own.additional_guidelines, { targetLang, targetRegion });
  return { ...input, onlyInContext: metadata.get("auto_accept") === "context", instructions, document };
}

/** Fills page after page, each in its own transaction, so that filled pages stay when the rest is tried again. */
async function fillAll(task: RunningTask, project: Project, document: Document, input: InDomain): Promise<void> {
  const { store, organizationId, signal } = task;
  const memory = await loadMemory(store, project);
  if (!memory) return;
  for await (const page of store.segments.pages(organizationId, document.id)) {
    const neighborsOf = await readNeighbors(store, document, page, page);
    for (const batch of splitInChunks(page.filter(isOpen), batchSize)) {
      signal.throwIfAborted();
      const suggestions = await suggest(task, memory, batch, { ...input, neighbors: batch.map(neighborsOf) });
      if (suggestions.size > 0) await store.atomically((tx) => fill(tx, project, document, suggestions, input));
      await nextTurn();
    }
  }
}

async function suggest(
  { engines, signal }: RunningTask,
  memory: QueryableMemory,
  segments: readonly StoredSegment[],
  { documentId, ...options }: InDomain & { neighbors: readonly Neighbors[] },
): Promise<Map<number, Suggestion>> {
  const sources = segments.map(({ source }) => source);
  const matches = await suggestionsFor(engines, memory, sources, { ...options, documentId, signal });
  const suggestions = new Map<number, Suggestion>();
  matches.forEach((suggestion, index) => {
    if (suggestion && suggestion.target !== "") suggestions.set((segments[index] as StoredSegment).id, suggestion);
  });
  return suggestions;
}

/** Fills only segments that are still empty, because a linguist's work has priority. */
async function fill(
  tx: Transaction,
  project: Project,
  document: Document,
  suggestions: ReadonlyMap<number, Suggestion>,
  { autoAccept, onlyInContext, matchAttribution, userEmail }: InDomain,
): Promise<void> {
  const { organizationId } = project;
  await recordEvents(tx, organizationId, async (events) => {
    if (!(await tx.jobs.findForChange(organizationId, project.jobId))) return;
    if (!(await tx.documents.find(organizationId, document.id))) return;
    const open = (await tx.segments.withIds(organizationId, document.id, [...suggestions.keys()])).filter(isOpen);
    if (open.length === 0) return;
    const filled = open.map((segment) => {
      const suggestion = suggestions.get(segment.id) as Suggestion;
      const isAccepted = autoAccept && (onlyInContext ? suggestion.isContextExact : suggestion.isExact);
      const after: StoredSegment = { ...segment, target: suggestion.target, state: isAccepted ? "confirmed" : "draft" };
      return { segment: after, isAccepted, userEmail: (matchAttribution && suggestion.userEmail) || userEmail };
    });
    const after = filled.map(({ segment }) => segment);
    await tx.segments.write(after);
    await syncSegmentsToMemory(tx, project, document, { learned: filled.filter(({ isAccepted }) => isAccepted) });
    await tx.documents.addFigures(organizationId, document.id, compareProgress(open, after));
    await updateAfterChange(tx, document, events);
  });
}

const isOpen = ({ target, state }: StoredSegment): boolean => target === "" && state === "draft";
