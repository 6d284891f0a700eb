import type { Updateable } from "kysely";
import type { Caller } from "../caller.ts";
import type { StoreContext } from "./context.ts";
import type { Tables } from "./tables.ts";

export type Job = Tables["jobs"];

export type NewJob = Pick<Job, "name" | "creationStatus" | "due" | "isPlural" | "workflowTemplateId" | "domainId">;

/** What a change of a job may set. */
export type JobChanges = Pick<
  Updateable<Job>,
  | "name"
  | "creationStatus"
  | "status"
  | "due"
  | "deliveredAt"
  | "isProcessing"
  | "processingError"
  | "exportNo"
  | "exportType"
  | "exportState"
  | "exportContent"
>;

export interface JobFilter {
  isArchived?: boolean | undefined;
  isDelivered?: boolean | undefined;
  offset: number;
  limit: number;
}

/** Jobs of an organization; a deleted one is as if it were not there. */
export function jobsStore({ db, ids, clock }: StoreContext) {
  const row = (organizationId: number, id: number) =>
    db
      .updateTable("jobs")
      .where("organizationId", "=", organizationId)
      .where("id", "=", id)
      .where("deletedAt", "is", null);

  const present = (organizationId: number) =>
    db.selectFrom("jobs").selectAll().where("organizationId", "=", organizationId).where("deletedAt", "is", null);

  /** Those of which the caller may use the memory of a project, and those without projects. */
  const visible = ({ organizationId, userId }: Caller) =>
    present(organizationId).where((job) => {
      const projects = job.selectFrom("projects").select("projects.id").whereRef("projects.jobId", "=", "jobs.id");
      const usable = projects
        .innerJoin("memories", "memories.id", "projects.memoryId")
        .where((memory) => memory.or([memory("memories.userId", "=", userId), memory("memories.isShared", "=", 1)]));
      return job.or([job.exists(usable), job.not(job.exists(projects))]);
    });

  return {
    /** Newest first. */
    async listVisible(caller: Caller, { isArchived, isDelivered, offset, limit }: JobFilter): Promise<Job[]> {
      return visible(caller)
        .$if(isArchived !== undefined, (query) => query.where("status", isArchived ? "=" : "!=", "archived"))
        .$if(isDelivered !== undefined, (query) => query.where("deliveredAt", isDelivered ? "is not" : "is", null))
        .orderBy("id", "desc")
        .offset(offset)
        .limit(limit)
        .execute();
    },

    async find(organizationId: number, id: number): Promise<Job | undefined> {
      return present(organizationId).where("id", "=", id).executeTakeFirst();
    },

    async findVisible(caller: Caller, id: number): Promise<Job | undefined> {
      return visible(caller).where("id", "=", id).executeTakeFirst();
    },

    /** The same for a change: until the transaction ends, nobody else changes the job or what belongs to it. */
    async findForChange(organizationId: number, id: number): Promise<Job | undefined> {
      return row(organizationId, id)
        .set((job) => ({ changeNo: job("changeNo", "+", 1) }))
        .returningAll()
        .executeTakeFirst();
    },

    async create(organizationId: number, job: NewJob): Promise<Job> {
      const now = clock();
      const created: Job = {
        ...job,
        id: await ids.take("job"),
        organizationId,
        status: "active",
        deliveredAt: null,
        isProcessing: 0,
        processingError: null,
        exportNo: 0,
        exportType: null,
        exportState: null,
        exportContent: null,
        changeNo: 0,
        createdAt: now,
        updatedAt: now,
        deletedAt: null,
      };
      await db.insertInto("jobs").values(created).execute();
      return created;
    },

    async update(organizationId: number, id: number, changes: JobChanges): Promise<void> {
      await row(organizationId, id)
        .set({ ...changes, updatedAt: clock() })
        .execute();
    },

    async delete(organizationId: number, id: number): Promise<void> {
      await row(organizationId, id).set({ deletedAt: clock() }).execute();
    },
  };
}
