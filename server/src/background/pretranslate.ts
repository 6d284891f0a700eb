import { telling } from "../rules/happenings.ts";
import { type PretranslationOptions, type Suggestion, suggestionsFor } from "../rules/pretranslation.ts";
import { segmentsChanged } from "../rules/progress.ts";
import { memoryOf } from "../rules/read-document.ts";
import { teach } from "../rules/teach.ts";
import type { Document } from "../store/documents.ts";
import type { Project } from "../store/projects.ts";
import type { Segment } from "../store/segments.ts";
import type { Transaction } from "../store/store.ts";
import type { RunningTask, TaskKind } from "./queue.ts";

type Input = Omit<PretranslationOptions, "delayMs"> & { documentId: number };

/** Segments tried at a time. */
const batchSize = 200;

/** Gives the empty segments of a document their drafts; with `autoAccept` exact matches are confirmed. */
export const pretranslate: TaskKind<Input> = {
  name: "pretranslate",
  mayResume: true,
  async run(input, task) {
    const { store, organizationId, finish } = task;
    const { documentId } = input;
    await store.documents.update(organizationId, documentId, { pretranslation: "running" });
    const document = await store.documents.find(organizationId, documentId);
    const project = document && (await store.projects.find(organizationId, document.projectId));
    if (!project) return;
    const suggestions = await suggest(task, project, input);
    await finish((tx) =>
      telling(tx, organizationId, async (happenings) => {
        if (!(await tx.jobs.findForChange(organizationId, project.jobId))) return;
        if (!(await tx.documents.find(organizationId, documentId))) return;
        await tx.documents.update(organizationId, documentId, { pretranslation: "idle" });
        const isChanged = await fill(tx, project, document, suggestions, input);
        if (isChanged) await segmentsChanged(tx, document, happenings);
      }),
    );
  },
  async giveUp({ documentId }, tx, { organizationId }) {
    await tx.documents.update(organizationId, documentId, { pretranslation: "idle" });
  },
};

/** Suggestions by the id of the segment. */
async function suggest(
  { store, engines, signal }: RunningTask,
  project: Project,
  { documentId, ...options }: Input,
): Promise<Map<number, Suggestion>> {
  const suggestions = new Map<number, Suggestion>();
  const memory = await memoryOf(store, project);
  if (!memory) return suggestions;
  const segments = (await store.segments.of(project.organizationId, documentId)).filter(isOpen);
  for (let start = 0; start < segments.length; start += batchSize) {
    signal.throwIfAborted();
    const batch = segments.slice(start, start + batchSize);
    const sources = batch.map(({ source }) => source);
    const found = await suggestionsFor(engines, memory, sources, { ...options, documentId });
    found.forEach((suggestion, index) => {
      if (suggestion && suggestion.target !== "") suggestions.set((batch[index] as Segment).id, suggestion);
    });
  }
  return suggestions;
}

/** People's work goes before: only segments that are still empty are filled. */
async function fill(
  tx: Transaction,
  project: Project,
  document: Document,
  suggestions: ReadonlyMap<number, Suggestion>,
  { autoAccept, matchAttribution, userEmail }: Input,
): Promise<boolean> {
  const open = (await tx.segments.of(project.organizationId, document.id)).filter(isOpen);
  const filled = open.flatMap((segment) => {
    const suggestion = suggestions.get(segment.id);
    if (!suggestion) return [];
    const isAccepted = autoAccept && suggestion.isExact;
    const after: Segment = { ...segment, target: suggestion.target, state: isAccepted ? "confirmed" : "draft" };
    return [{ segment: after, isAccepted, userEmail: (matchAttribution && suggestion.userEmail) || userEmail }];
  });
  await tx.segments.write(filled.map(({ segment }) => segment));
  await teach(tx, project, document, { learned: filled.filter(({ isAccepted }) => isAccepted) });
  return filled.length > 0;
}

const isOpen = ({ target, state }: Segment): boolean => target === "" && state === "draft";
