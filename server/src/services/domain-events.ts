import { isoDateOrNull } from "../rules/dates.ts";
import type { FileTranslation } from "../store/files/file-translations.ts";
import type { Job } from "../store/jobs/jobs.ts";
import type { Project } from "../store/jobs/projects.ts";
import type { AtomicStore, Transaction } from "../store/store.ts";
import type { OutboxEvent } from "../store/webhooks/events.ts";
import { addTask } from "./tasks.ts";

/** Events of jobs and projects within one request or task. Each type is sent once per object, with the last state. */
export class DomainEvents {
  readonly #jobs = new Map<number, Set<"JOB_UPDATE" | "JOB_DELIVER">>();
  readonly #projects = new Map<number, Set<"PROJECT_UPDATE" | "PROJECT_DELIVER">>();

  job(id: number, event: "JOB_UPDATE" | "JOB_DELIVER"): void {
    this.#jobs.set(id, (this.#jobs.get(id) ?? new Set()).add(event));
  }

  project(id: number, event: "PROJECT_UPDATE" | "PROJECT_DELIVER"): void {
    this.#projects.set(id, (this.#projects.get(id) ?? new Set()).add(event));
  }

  async write(tx: Transaction, organizationId: number): Promise<void> {
    const domainEvents: OutboxEvent[] = [];
    for (const [id, events] of this.#jobs) {
      const job = await tx.jobs.find(organizationId, id);
      if (!job) continue;
      // A job's visibility depends on the memories of its projects.
      const memoryIds = await tx.projects.memoriesIn(organizationId, id);
      for (const eventType of events) domainEvents.push({ eventType, body: jobBody(job, eventType), memoryIds });
      if (events.has("JOB_DELIVER")) {
        const input = { jobId: id, event: jobBody(job, "JOB_DELIVER"), memoryIds };
        await addTask(tx, "check-job", { organizationId, subject: `checks:job:${id}`, input });
      }
    }
    for (const [id, events] of this.#projects) {
      const project = await tx.projects.find(organizationId, id);
      if (!project) continue;
      const memoryIds = [project.memoryId];
      for (const eventType of events)
        domainEvents.push({ eventType, body: projectBody(project, eventType), memoryIds });
    }
    await tx.outbox.add(organizationId, domainEvents);
  }
}

/** Reports the end of a file translation to users who can see its memory. Source: contract of the API, second part. */
export function reportTranslation(
  tx: Transaction,
  organizationId: number,
  { id: translationId, fileId, memoryId }: FileTranslation,
  eventType: "INSTANT_TRANSLATE_COMPLETED" | "INSTANT_TRANSLATE_FAILED",
): Promise<void> {
  const body = { eventType, translationId, fileId };
  return tx.outbox.add(organizationId, [{ eventType, body, memoryIds: [memoryId] }]);
}

export const withEvents = <T>(
  store: AtomicStore,
  organizationId: number,
  work: (tx: Transaction, domainEvents: DomainEvents) => Promise<T>,
): Promise<T> => store.atomically((tx) => recordEvents(tx, organizationId, (domainEvents) => work(tx, domainEvents)));

export async function recordEvents<T>(
  tx: Transaction,
  organizationId: number,
  work: (domainEvents: DomainEvents) => Promise<T>,
): Promise<T> {
  const domainEvents = new DomainEvents();
  const result = await work(domainEvents);
  await domainEvents.write(tx, organizationId);
  return result;
}

/** The event of a job in the form for webhooks. Source: contract of the API, section "Webhook delivery". */
function jobBody({ organizationId, id, name, due, deliveredAt }: Job, eventType: "JOB_UPDATE" | "JOB_DELIVER"): object {
  const isDelivered = deliveredAt === null ? 0 : 1;
  const body = { OrganizationId: organizationId, id, name, due: isoDateOrNull(due), isDelivered };
  return eventType === "JOB_DELIVER" ? { ...body, deliveredAt: isoDateOrNull(deliveredAt) } : body;
}

function projectBody(project: Project, eventType: "PROJECT_UPDATE" | "PROJECT_DELIVER"): object {
  const { organizationId, id, name, due } = project;
  const body = { OrganizationId: organizationId, id };
  return eventType === "PROJECT_DELIVER" ? body : { ...body, name, due: isoDateOrNull(due) };
}
