import { get, post } from "../../sandbox/requests.ts";
import { valueAt } from "../../sandbox/sandbox-requests.ts";
import type { Drive, MoveAction } from "./drive.ts";
import { makeDocument, makeJob, makeProject, onJob, workOff } from "./operations.ts";
import type { StateRun } from "./run.ts";

const translateWorkflow = "Translate";
const reviewWorkflow = "Translate > Review";
const secondReviewWorkflow = "Translate > Review > Secondary Review";
const variants = [secondReviewWorkflow, reviewWorkflow, translateWorkflow] as const;

const job: MoveAction = (run) => makeJob(run, { pair: { workflowTemplateName: run.variant || translateWorkflow } });

const project: MoveAction = async (run) => {
  await makeProject(run, { workflow_template_name: run.variant || translateWorkflow });
  await makeDocument(run);
};

const readProject = async (run: StateRun, field: "state" | "workflowStatus" | "document"): Promise<unknown> =>
  valueAt(await run.look(`/v2/projects?id=${run.id("project")}`), `0.${field}`);

/** A state in XLIFF; undefined leaves a segment unchanged. */
type RequestedState = "translated" | "signed-off" | "final" | "needs-review-translation" | undefined;

/** Uploads each document's XLIFF with new targets. @param stateOf the state by number of the segment in the project */
async function work(run: StateRun, stateOf: (index: number) => RequestedState): Promise<void> {
  const documents = await readProject(run, "document");
  if (!Array.isArray(documents)) throw new Error("The project has no list of documents.");
  let index = 0;
  for (const document of documents) {
    const xliff = String(await run.send(get(`/v2/documents/files?id=${valueAt(document, "id")}`)));
    let isWorked = false;
    const worked = xliff.replaceAll(
      /(<source>.*?<\/source>)\s*(<target[^>]*\/>|<target.*?<\/target>)?/gs,
      (unit, source) => {
        const state = stateOf(index++);
        isWorked ||= state !== undefined;
        return state ? `${source}<target state="${state}">${run.newText()}</target>` : unit;
      },
    );
    const headers = { project_id: String(run.id("project")), name: "leaflet.xliff" };
    if (isWorked) await run.send(post("/v2/documents/files", worked, headers));
  }
}

const workFirst =
  (state: RequestedState): MoveAction =>
  (run) =>
    work(run, (index) => (index === 0 ? state : undefined));
const workAll =
  (state: RequestedState): MoveAction =>
  (run) =>
    work(run, () => state);

const addDocument: MoveAction = (run) => makeDocument(run, { name: "more.txt" });

/** Creates a document with one sentence that is in the memory. */
const autoAccept: MoveAction = async (run) => {
  const headers = { pretranslate: "TM", auto_accept: "true" };
  await makeDocument(run, { name: "known.txt", body: knownText, headers });
  await run.workOff();
};
const knownText = "Please keep the gangway clear.\n";

const changeAfterReactivation: MoveAction = async (run) => {
  await run.send(post(`/v2/jobs/${run.id("job")}/reactivate`));
  await makeDocument(run, { name: "more.txt" });
};

const deliveryCauses = ["deliverJob", "reactivateJob"];
const onlyAfterWork = (cause: string) =>
  deliveryCauses.includes(cause) ? "Available only after work on the segments, not after deliverJob." : undefined;
const onlyAfterDelivery = (cause: string) =>
  deliveryCauses.includes(cause) ? undefined : "Available only after deliverJob.";

const steps = {
  "all confirmed, a review follows": { only: [reviewWorkflow, secondReviewWorkflow], do: workAll("translated") },
  "all confirmed, no review": { only: [translateWorkflow], do: workAll("translated") },
  "all reviewed, another follows": { only: [secondReviewWorkflow], do: workAll("signed-off") },
  "all reviewed, no other follows": { only: [reviewWorkflow], do: workAll("signed-off") },
  "all final": { only: [secondReviewWorkflow], do: workAll("final") },
} satisfies Drive["moves"];

export const projectState = {
  variants,
  moves: {
    createProject: project,
    createJob: job,
    "uploadDocument, first segment confirmed": workFirst("translated"),
    "auto-accept": autoAccept,
    "uploadDocument, all confirmed, a review follows": steps["all confirmed, a review follows"],
    "uploadDocument, all confirmed, no review": steps["all confirmed, no review"],
    "uploadDocument, all reviewed, another follows": steps["all reviewed, another follows"],
    "uploadDocument, all reviewed, no other follows": steps["all reviewed, no other follows"],
    "uploadDocument, all final": steps["all final"],
    deliverJob: onJob("deliver"),
    reactivateJob: onJob("reactivate"),
    "uploadDocument, no confirmed segments left": workAll("needs-review-translation"),
    "uploadDocument, new or reopened segments": { bar: onlyAfterWork, do: addDocument },
    "uploadDocument, review undone": {
      only: [reviewWorkflow, secondReviewWorkflow],
      bar: onlyAfterWork,
      do: workFirst("translated"),
    },
    "uploadDocument, secondary review undone": {
      only: [secondReviewWorkflow],
      bar: onlyAfterWork,
      do: workFirst("signed-off"),
    },
    "change after reactivation": { bar: onlyAfterDelivery, do: changeAfterReactivation },
  },
  read: async (run) => String(await readProject(run, "state")),
} satisfies Drive;

export const workflowStatus = {
  moves: {
    createProject: project,
    createJob: job,
    "first segment confirmed": workFirst("translated"),
    "all required stages complete": workAll("translated"),
    deliverJob: onJob("deliver"),
    "new or reopened segments": { bar: onlyAfterWork, do: addDocument },
    "no confirmed segments left": workAll("needs-review-translation"),
    "change after reactivation": { bar: onlyAfterDelivery, do: changeAfterReactivation },
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
  moves: { createProject: project, createJob: job, "first segment confirmed": workFirst("translated"), ...steps },
  read: async (run) => stages[String(await readProject(run, "state"))] ?? "",
} satisfies Drive;

const translatedByPeople = "a document that people work on";
const autoAccepted = "a document that is pretranslated with auto-accept";

export const segment = {
  variants: [translatedByPeople, autoAccepted],
  moves: {
    async "text extracted"(run) {
      await makeProject(run, { workflow_template_name: secondReviewWorkflow });
      const headers = run.variant === autoAccepted ? { pretranslate: "TM", auto_accept: "true" } : {};
      await makeDocument(run, { name: "known.txt", body: knownText, headers });
    },
    "uploadDocument, translated": workAll("translated"),
    "auto-accept": { only: [autoAccepted], do: workOff },
    "uploadDocument, signed-off or approved": workAll("signed-off"),
    "uploadDocument, final": workAll("final"),
    "uploadDocument, new target, translated": workAll("translated"),
    "uploadDocument, new target, signed-off": workAll("signed-off"),
    "uploadDocument, new target, final": workAll("final"),
    "uploadDocument, empty or any other state": workAll("needs-review-translation"),
  },
  async read(run) {
    const document = await run.look(`/v2/documents?id=${run.id("document")}`);
    if (!valueAt(document, "segments.0.is_confirmed")) return "draft";
    if (!valueAt(document, "segments.0.is_reviewed")) return "confirmed";
    // Only the project shows whether a reviewed segment is final.
    return (await readProject(run, "state")) === "done" ? "final" : "reviewed";
  },
} satisfies Drive;
