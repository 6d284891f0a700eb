import { getRequest, postRequest } from "../../sandbox/requests.ts";
import { valueAt } from "../../sandbox/sandbox-requests.ts";
import type { Drive, MoveAction } from "./drive.ts";
import { changeJob, createDocument, createJob, createProject, runTasks } from "./operations.ts";
import type { DiagramObject } from "./run.ts";

const noReview = "Translate";
const oneReview = "Translate > Review";
const twoReviews = "Translate > Review > Secondary Review";
const variants = [twoReviews, oneReview, noReview] as const;

const createVariantJob: MoveAction = (run) =>
  createJob(run, { pair: { workflowTemplateName: run.variant || noReview } });

const createVariantProject: MoveAction = async (run) => {
  await createProject(run, { workflow_template_name: run.variant || noReview });
  await createDocument(run);
};

const readProject = async (run: DiagramObject, field: "state" | "workflowStatus" | "document"): Promise<unknown> =>
  valueAt(await run.fetchBody(`/v2/projects?id=${run.id("project")}`), `0.${field}`);

/** A state in XLIFF; undefined leaves a segment unchanged. */
type RequestedState = "translated" | "signed-off" | "final" | "needs-review-translation" | undefined;

/** Uploads each document's XLIFF with new targets. @param stateOf the state by number of the segment in the project */
async function uploadTargets(run: DiagramObject, stateOf: (index: number) => RequestedState): Promise<void> {
  const documents = await readProject(run, "document");
  if (!Array.isArray(documents)) throw new Error("The project has no list of documents.");
  let index = 0;
  for (const document of documents) {
    const xliff = String(await run.send(getRequest(`/v2/documents/files?id=${valueAt(document, "id")}`)));
    let isWorked = false;
    const translatedXliff = xliff.replaceAll(
      /(<source>.*?<\/source>)\s*(<target[^>]*\/>|<target.*?<\/target>)?/gs,
      (unit, source) => {
        const state = stateOf(index++);
        isWorked ||= state !== undefined;
        return state ? `${source}<target state="${state}">${run.newText()}</target>` : unit;
      },
    );
    const headers = { project_id: String(run.id("project")), name: "leaflet.xliff" };
    if (isWorked) await run.send(postRequest("/v2/documents/files", translatedXliff, headers));
  }
}

const confirmFirst =
  (state: RequestedState): MoveAction =>
  (run) =>
    uploadTargets(run, (index) => (index === 0 ? state : undefined));
const confirmAll =
  (state: RequestedState): MoveAction =>
  (run) =>
    uploadTargets(run, () => state);

const addDocument: MoveAction = (run) => createDocument(run, { name: "more.txt" });

const autoAcceptHeaders = { pretranslate: "TM", auto_accept: "true" };

/** Creates a document with one sentence that is in the memory. */
const createKnownDocument = (run: DiagramObject, headers = {}) =>
  createDocument(run, { name: "known.txt", body: "Please keep the gangway clear.\n", headers });

const autoAccept: MoveAction = async (run) => {
  await createKnownDocument(run, autoAcceptHeaders);
  await run.doDueWork();
};

const changeAfterReactivation: MoveAction = async (run) => {
  await run.send(postRequest(`/v2/jobs/${run.id("job")}/reactivate`));
  await createDocument(run, { name: "more.txt" });
};

const deliveryCauses = ["deliverJob", "reactivateJob"];
const requireWork = (cause: string) =>
  deliveryCauses.includes(cause) ? "Available only after work on the segments, not after deliverJob." : undefined;
const requireDelivery = (cause: string) =>
  deliveryCauses.includes(cause) ? undefined : "Available only after deliverJob.";

const reviewMoves = {
  "all confirmed, a review follows": { variants: [oneReview, twoReviews], action: confirmAll("translated") },
  "all confirmed, no review": { variants: [noReview], action: confirmAll("translated") },
  "all reviewed, another follows": { variants: [twoReviews], action: confirmAll("signed-off") },
  "all reviewed, no other follows": { variants: [oneReview], action: confirmAll("signed-off") },
  "all final": { variants: [twoReviews], action: confirmAll("final") },
} satisfies Drive["moves"];

export const projectState = {
  variants,
  moves: {
    createProject: createVariantProject,
    createJob: createVariantJob,
    "uploadDocument, first segment confirmed": confirmFirst("translated"),
    "auto-accept": autoAccept,
    "uploadDocument, all confirmed, a review follows": reviewMoves["all confirmed, a review follows"],
    "uploadDocument, all confirmed, no review": reviewMoves["all confirmed, no review"],
    "uploadDocument, all reviewed, another follows": reviewMoves["all reviewed, another follows"],
    "uploadDocument, all reviewed, no other follows": reviewMoves["all reviewed, no other follows"],
    "uploadDocument, all final": reviewMoves["all final"],
    deliverJob: changeJob("deliver"),
    reactivateJob: changeJob("reactivate"),
    "uploadDocument, no confirmed segments left": confirmAll("needs-review-translation"),
    "uploadDocument, new or reopened segments": { findObstacle: requireWork, action: addDocument },
    "uploadDocument, review undone": {
      variants: [oneReview, twoReviews],
      findObstacle: requireWork,
      action: confirmFirst("translated"),
    },
    "uploadDocument, secondary review undone": {
      variants: [twoReviews],
      findObstacle: requireWork,
      action: confirmFirst("signed-off"),
    },
    "change after reactivation": { findObstacle: requireDelivery, action: changeAfterReactivation },
  },
  read: async (run) => String(await readProject(run, "state")),
} satisfies Drive;

export const workflowStatus = {
  moves: {
    createProject: createVariantProject,
    createJob: createVariantJob,
    "first segment confirmed": confirmFirst("translated"),
    "all required stages complete": confirmAll("translated"),
    deliverJob: changeJob("deliver"),
    "new or reopened segments": { findObstacle: requireWork, action: addDocument },
    "no confirmed segments left": confirmAll("needs-review-translation"),
    "change after reactivation": { findObstacle: requireDelivery, action: changeAfterReactivation },
  },
  read: async (run) => String(await readProject(run, "workflowStatus")),
} satisfies Drive;

/** The stage of a linguist's work by state of the project. */
const stages: Readonly<Record<string, string>> = {
  backlog: "READY_TO_START",
  inProgress: "TRANSLATE",
  inReview: "REVIEW",
  inQA: "SECONDARY_REVIEW",
  done: "DONE",
};

export const workflowStage = {
  variants,
  moves: {
    createProject: createVariantProject,
    createJob: createVariantJob,
    "first segment confirmed": confirmFirst("translated"),
    ...reviewMoves,
  },
  read: async (run) => stages[String(await readProject(run, "state"))] ?? "",
} satisfies Drive;

const translatedByPeople = "a document that people work on";
const autoAccepted = "a document that is pretranslated with auto-accept";

export const segment = {
  variants: [translatedByPeople, autoAccepted],
  moves: {
    async "text extracted"(run) {
      await createProject(run, { workflow_template_name: twoReviews });
      await createKnownDocument(run, run.variant === autoAccepted ? autoAcceptHeaders : {});
    },
    "uploadDocument, translated": confirmAll("translated"),
    "auto-accept": { variants: [autoAccepted], action: runTasks },
    "uploadDocument, signed-off or approved": confirmAll("signed-off"),
    "uploadDocument, final": confirmAll("final"),
    "uploadDocument, new target, translated": confirmAll("translated"),
    "uploadDocument, new target, signed-off": confirmAll("signed-off"),
    "uploadDocument, new target, final": confirmAll("final"),
    "uploadDocument, empty or any other state": confirmAll("needs-review-translation"),
  },
  async read(run) {
    const document = await run.fetchBody(`/v2/documents?id=${run.id("document")}`);
    if (!valueAt(document, "segments.0.is_confirmed")) return "draft";
    if (!valueAt(document, "segments.0.is_reviewed")) return "confirmed";
    // Only the project shows whether a reviewed segment is final.
    return (await readProject(run, "state")) === "done" ? "final" : "reviewed";
  },
} satisfies Drive;
