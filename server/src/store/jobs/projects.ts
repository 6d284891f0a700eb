import type { Updateable } from "kysely";
import { notByIndex, queryInChunks } from "../database/chunks.ts";
import { StorePart } from "../database/context.ts";
import { readPagesById, readPagesWithIds } from "../database/pages.ts";
import type { Tables } from "../database/tables.ts";

export type Project = Tables["projects"];

export type NewProject = Omit<
  Project,
  "id" | "organizationId" | "state" | "isDelivered" | "isArchived" | "createdAt" | "updatedAt" | "deletedAt"
>;

export type StageAssignment = Pick<Tables["stageAssignments"], "projectId" | "stageId" | "email">;

export type ProjectChanges = Pick<
  Updateable<Project>,
  "name" | "state" | "isDelivered" | "isArchived" | "due" | "metadata" | "connectorId"
>;

export interface ProjectFilter {
  ids?: readonly number[] | undefined;
  sourceLang?: string | undefined;
  targetLang?: string | undefined;
  createdFrom?: number | undefined;
  createdBefore?: number | undefined;
  state?: Project["state"] | undefined;
  withArchived: boolean;
  connectorId?: string | undefined;
}

export class Projects extends StorePart {
  pages(organizationId: number, filter: ProjectFilter): AsyncGenerator<Project[]> {
    const conditions = [
      ["sourceLang", "=", filter.sourceLang],
      ["targetLang", "=", filter.targetLang],
      ["createdAt", ">=", filter.createdFrom],
      ["createdAt", "<", filter.createdBefore],
      ["state", "=", filter.state],
      ["isArchived", "=", filter.withArchived ? undefined : 0],
      ["connectorId", "=", filter.connectorId],
    ] as const;
    let query = this.#all(organizationId).where("deletedAt", "is", null);
    for (const [column, operator, value] of conditions) {
      if (value !== undefined) query = query.where(column, operator, value);
    }
    return filter.ids ? readPagesWithIds(query, filter.ids) : readPagesById(query);
  }

  async find(organizationId: number, id: number): Promise<Project | undefined> {
    return this.#all(organizationId).where("id", "=", id).where("deletedAt", "is", null).executeTakeFirst();
  }

  /** The projects of jobs, including deleted ones. */
  async ofJobs(organizationId: number, jobIds: readonly number[]): Promise<Project[]> {
    if (jobIds.length === 0) return [];
    return this.#all(organizationId).where("jobId", "in", jobIds).orderBy("id").execute();
  }

  /** The number of projects of each of these jobs, including deleted ones. */
  async countOf(organizationId: number, jobIds: readonly number[]): Promise<Map<number, number>> {
    if (jobIds.length === 0) return new Map();
    const rows = await this.db
      .selectFrom("projects")
      .select(({ fn }) => ["jobId", fn.countAll<number>().as("count")])
      .where(notByIndex("organizationId"), "=", organizationId)
      .where("jobId", "in", jobIds)
      .groupBy("jobId")
      .execute();
    return new Map(rows.map(({ jobId, count }) => [jobId, Number(count)]));
  }

  async presentIn(organizationId: number, jobId: number): Promise<Project[]> {
    return this.#all(organizationId).where("jobId", "=", jobId).where("deletedAt", "is", null).orderBy("id").execute();
  }

  /** The memories of all projects of a job, including deleted ones. */
  async memoriesIn(organizationId: number, jobId: number): Promise<number[]> {
    const rows = await this.selectIn("projects", organizationId)
      .select("memoryId")
      .distinct()
      .where("jobId", "=", jobId)
      .execute();
    return rows.map(({ memoryId }) => memoryId);
  }

  async create(organizationId: number, project: NewProject): Promise<Project> {
    const now = this.clock();
    const id = await this.ids.take("project");
    const state = { state: "backlog", isDelivered: 0, isArchived: 0 } as const;
    return this.insert("projects", { ...project, ...state, id, organizationId, createdAt: now, updatedAt: now });
  }

  async update(organizationId: number, id: number, changes: ProjectChanges): Promise<void> {
    await this.#rows(organizationId)
      .where("id", "=", id)
      .set({ ...changes, updatedAt: this.clock() })
      .execute();
  }

  async updateAllOf(organizationId: number, jobId: number, changes: ProjectChanges): Promise<void> {
    await this.#rows(organizationId)
      .where("jobId", "=", jobId)
      .set({ ...changes, updatedAt: this.clock() })
      .execute();
  }

  async delete(organizationId: number, id: number): Promise<void> {
    await this.#rows(organizationId).where("id", "=", id).set({ deletedAt: this.clock() }).execute();
  }

  async deleteAllOf(organizationId: number, jobId: number): Promise<void> {
    await this.#rows(organizationId).where("jobId", "=", jobId).set({ deletedAt: this.clock() }).execute();
  }

  async assign(organizationId: number, assignments: readonly StageAssignment[]): Promise<void> {
    if (assignments.length === 0) return;
    const values = assignments.map((assignment) => ({ ...assignment, organizationId }));
    await this.db.insertInto("stageAssignments").values(values).execute();
  }

  async unassignAllOf(organizationId: number, jobId: number): Promise<void> {
    await this.deleteIn("stageAssignments", organizationId)
      .where("projectId", "in", (from) => from.selectFrom("projects").select("id").where("jobId", "=", jobId))
      .execute();
  }

  async assignmentsOf(organizationId: number, projectIds: readonly number[]): Promise<StageAssignment[]> {
    return queryInChunks(projectIds, (portion) =>
      this.selectIn("stageAssignments", organizationId)
        .select(["projectId", "stageId", "email"])
        .where("projectId", "in", portion)
        .orderBy("stageId")
        .execute(),
    );
  }

  #rows(organizationId: number) {
    return this.updateIn("projects", organizationId).where("deletedAt", "is", null);
  }

  #all(organizationId: number) {
    return this.selectIn("projects", organizationId).selectAll();
  }
}
