import { expect, test } from "vitest";
import { readAll } from "../src/core/turns.ts";
import { findEffect, type JobAction } from "../src/rules/job-lifecycle.ts";
import { type Progress, projectState, workflowStatusOf } from "../src/rules/project-state.ts";
import { isAtLeast, nextState, requestedState } from "../src/rules/segment-state.ts";
import type { JobStatus, SegmentState, StageType } from "../src/store/database/tables.ts";
import { allEvents, openJobFixture } from "./job-fixture.ts";
import { type Chooser, chooser, isProof, seedRandom } from "./seeded.ts";

const walks = isProof ? 100 : 10;
const steps = 30;

const workflows: readonly [string, StageType[]][] = [
  ["Translate", ["TRANSLATE"]],
  ["Translate > Review", ["TRANSLATE", "REVIEW"]],
  ["Translate > Review > Secondary Review", ["TRANSLATE", "REVIEW", "SECONDARY_REVIEW"]],
];
const sources = ["Red.", "Green.", "Blue."];

/** A model of the rules for a job with one project. */
class Model {
  status: JobStatus = "active";
  isArchived = false;
  isDelivered = false;
  documents: { id: number; segments: { target: string; state: SegmentState }[] }[] = [];
  readonly stages: StageType[];

  constructor(stages: StageType[]) {
    this.stages = stages;
  }

  get state() {
    const segments = this.documents.flatMap(({ segments }) => segments);
    const count = (min: SegmentState) => segments.filter(({ state }) => isAtLeast(state, min)).length;
    const progress: Progress = {
      segments: segments.length,
      confirmed: count("confirmed"),
      reviewed: count("reviewed"),
      final: count("final"),
    };
    return projectState({ ...progress, isDelivered: this.isDelivered, stages: this.stages });
  }

  get closed(): string | undefined {
    if (this.isArchived || this.status === "archived") return "archived";
    return this.status === "delivered" ? "delivered" : undefined;
  }
}

type Harbour = Awaited<ReturnType<typeof openJobFixture>>;
interface Walk {
  harbour: Harbour;
  model: Model;
  jobId: number;
  projectId: number;
  choose: Chooser;
}

/** A step's response, and the events that webhooks must receive. */
interface Expected {
  status: number;
  events: string[];
}

const steppers = [act, act, work, work, work, work, add, exportFiles];

async function act({ harbour, model, jobId, projectId, choose }: Walk): Promise<[number, Expected]> {
  const action = choose.pick<JobAction>(["archive", "unarchive", "deliver", "reactivate"]);
  const effect = findEffect(model.status, action);
  const { status } = await harbour.request("POST", `/v2/jobs/${jobId}/${action}`);
  if (effect === "refused") return [status, { status: 409, events: [] }];
  if (!effect) return [status, { status: 200, events: [] }];
  model.status = effect.status;
  if (effect.projects?.isArchived !== undefined) model.isArchived = effect.projects.isArchived;
  if (effect.projects?.isDelivered) model.isDelivered = true;
  const ofJob = action === "deliver" ? "JOB_DELIVER" : "JOB_UPDATE";
  const ofProject = action === "deliver" ? "PROJECT_DELIVER" : "PROJECT_UPDATE";
  const events = [`${ofJob} ${jobId}`, ...(effect.projects ? [`${ofProject} ${projectId}`] : [])];
  return [status, { status: 200, events }];
}

async function work({ harbour, model, jobId, projectId, choose }: Walk): Promise<[number, Expected]> {
  if (model.documents.length === 0) return [200, { status: 200, events: [] }];
  const document = choose.pick(model.documents);
  const before = model.state;
  const targets = document.segments.map(({ target }) => {
    if (choose.oneIn(2)) return undefined;
    const text = choose.pick([target, target, "neu", "anders", ""]);
    const state = choose.pick(["translated", "translated", "signed-off", "final", "new", undefined]);
    return state === undefined ? ([text] as const) : ([text, state] as const);
  });
  const { status } = await harbour.work({ id: document.id, project_id: projectId }, ...targets);
  if (model.closed) return [status, { status: 409, events: [] }];
  let isChanged = false;
  targets.forEach((work, index) => {
    const segment = document.segments[index];
    if (!work || !segment) return;
    const [target, state] = work;
    const next = nextState(segment, target, requestedState({ target, state }, false));
    isChanged ||= target !== segment.target || next !== segment.state;
    document.segments[index] = { target, state: next };
  });
  if (isChanged) model.isDelivered = false;
  const events = model.state === before ? [] : [`JOB_UPDATE ${jobId}`, `PROJECT_UPDATE ${projectId}`];
  return [status, { status: 200, events }];
}

async function add({ harbour, model, jobId, projectId }: Walk): Promise<[number, Expected]> {
  const before = model.state;
  const { status, json } = await harbour.uploadDocument(projectId, sources.join("\n"));
  if (model.closed) return [status, { status: 409, events: [] }];
  model.isDelivered = false;
  model.documents.push({ id: json.id, segments: sources.map(() => ({ target: "", state: "draft" })) });
  const ofJob = model.state === before ? [] : [`JOB_UPDATE ${jobId}`];
  return [status, { status: 200, events: [...ofJob, `PROJECT_UPDATE ${projectId}`] }];
}

async function exportFiles({ harbour, jobId }: Walk): Promise<[number, Expected]> {
  const { status } = await harbour.request("GET", `/v2/jobs/${jobId}/export?type=files`);
  await harbour.core.queue.settle();
  return [status, { status: 200, events: [`JOB_UPDATE ${jobId}`] }];
}

test(`on ${walks} random walks a job, its project and its segments are what the rules say`, async () => {
  const harbour = await openJobFixture();
  await harbour.listen(...allEvents);
  const memoryId = await harbour.createMemory({ entries: [] });
  for (let seed = 1; seed <= walks; seed++) {
    const choose = chooser(seedRandom(seed * 7919));
    const [workflow_template_name, stages] = choose.pick(workflows);
    const body = { memory_id: memoryId, name: "Walk", workflow_template_name };
    const project = (await harbour.request("POST", "/v2/projects", { body })).json;
    const walk: Walk = { harbour, model: new Model(stages), jobId: project.job_id, projectId: project.id, choose };
    for (let step = 0; step < steps; step++) {
      const stepper = choose.pick(steppers);
      harbour.time.now += 1000;
      const [status, expected] = await stepper(walk);
      const label = `walk ${seed}, step ${step}: ${stepper.name}`;
      const events = await harbour.events();
      expect([label, status, events]).toEqual([label, expected.status, expected.events.toSorted()]);
      await compare(walk, label);
    }
  }
  await compareMemory(harbour, memoryId);
  expect(harbour.errors).toEqual([]);
  await harbour.close();
});

async function compare({ harbour, model, jobId, projectId }: Walk, label: string): Promise<void> {
  const { store } = harbour.core;
  const job = (await harbour.request("GET", `/v2/jobs/${jobId}`)).json;
  const [project] = await harbour.projectsOf(`?id=${projectId}`);
  const { state } = model;
  expect([label, job.status, project.state, project.workflowStatus, project.archived]).toEqual([
    label,
    model.status,
    state,
    workflowStatusOf[state],
    model.isArchived,
  ]);
  expect([label, job.deliveredAt !== null || job.status !== "delivered"]).toEqual([label, true]);
  for (const { id, segments } of model.documents) {
    const stored = await readAll(store.segments.pages(harbour.organizationId, id));
    expect([label, stored.map(({ target, state }) => ({ target, state }))]).toEqual([label, segments]);
  }
}

/** The memory must have exactly the confirmed segments. */
async function compareMemory({ core, organizationId }: Harbour, memoryId: number): Promise<void> {
  const { store } = core;
  const confirmed = new Map<number, string>();
  const projects = await readAll(store.projects.pages(organizationId, { withArchived: true }));
  for (const project of projects) {
    for (const { id } of await store.documents.ofProjects(organizationId, [project.id])) {
      for (const segment of await readAll(store.segments.pages(organizationId, id))) {
        if (segment.state !== "draft") confirmed.set(segment.id, segment.target);
      }
    }
  }
  const entries = new Map<number, string>();
  for await (const page of store.entries.changesSince(organizationId, memoryId, 0)) {
    for (const { id, target } of page.entries) entries.set(id, target);
  }
  expect(new Map([...entries].toSorted(([a], [b]) => a - b))).toEqual(
    new Map([...confirmed].toSorted(([a], [b]) => a - b)),
  );
}
