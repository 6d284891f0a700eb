import type { Updateable } from "kysely";
import type { Caller } from "../../core/caller.ts";
import { StorePart } from "../database/context.ts";
import type { Tables } from "../database/tables.ts";

export type Job = Tables["jobs"];

export type NewJob = Pick<Job, "name" | "creationStatus" | "due" | "isPlural" | "workflowTemplateId" | "domainId">;

export type JobChanges = Omit<Updateable<Job>, "id" | "organizationId" | "createdAt" | "updatedAt">;

export interface JobFilter {
  isArchived?: boolean | undefined;
  isDelivered?: boolean | undefined;
  offset: number;
  limit: number;
}

export class Jobs extends StorePart {
  /** Newest first. */
  async listVisible(caller: Caller, { isArchived, isDelivered, offset, limit }: JobFilter): Promise<Job[]> {
    return this.#visible(caller)
      .$if(isArchived !== undefined, (query) => query.where("status", isArchived ? "=" : "!=", "archived"))
      .$if(isDelivered !== undefined, (query) => query.where("deliveredAt", isDelivered ? "is not" : "is", null))
      .orderBy("id", "desc")
      .offset(offset)
      .limit(limit)
      .execute();
  }

  async find(organizationId: number, id: number): Promise<Job | undefined> {
    return this.#present(organizationId).where("id", "=", id).executeTakeFirst();
  }

  async findVisible(caller: Caller, id: number): Promise<Job | undefined> {
    return this.#visible(caller).where("id", "=", id).executeTakeFirst();
  }

  /** Reads a job, and locks its row until the transaction ends, so that other changes of the job and its parts wait. */
  async findForChange(organizationId: number, id: number): Promise<Job | undefined> {
    return this.#row(organizationId, id)
      .set((job) => ({ changeNo: job("changeNo", "+", 1) }))
      .returningAll()
      .executeTakeFirst();
  }

  async create(organizationId: number, job: NewJob): Promise<Job> {
    const now = this.clock();
    const id = await this.ids.take("job");
    const state = { status: "active", isProcessing: 0, exportNo: 0, changeNo: 0 } as const;
    return this.insert("jobs", { ...job, ...state, id, organizationId, createdAt: now, updatedAt: now });
  }

  async update(organizationId: number, id: number, changes: JobChanges): Promise<void> {
    await this.#row(organizationId, id)
      .set({ ...changes, updatedAt: this.clock() })
      .execute();
  }

  async delete(organizationId: number, id: number): Promise<void> {
    await this.#row(organizationId, id).set({ deletedAt: this.clock() }).execute();
  }

  #row(organizationId: number, id: number) {
    return this.updateIn("jobs", organizationId).where("id", "=", id).where("deletedAt", "is", null);
  }

  #present(organizationId: number) {
    return this.selectIn("jobs", organizationId).selectAll().where("deletedAt", "is", null);
  }

  /** Jobs with a project whose memory the caller may use, and those without projects. */
  #visible({ organizationId, userId }: Caller) {
    return this.#present(organizationId).where((job) => {
      const projects = job.selectFrom("projects").select("projects.id").whereRef("projects.jobId", "=", "jobs.id");
      const usable = projects
        .innerJoin("memories", "memories.id", "projects.memoryId")
        .where((memory) => memory.or([memory("memories.userId", "=", userId), memory("memories.isShared", "=", 1)]));
      return job.or([job.exists(usable), job.not(job.exists(projects))]);
    });
  }
}
