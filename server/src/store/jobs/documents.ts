import type { Updateable } from "kysely";
import { type DocumentCounts, figureNames, noFigures } from "../../figures.ts";
import { queryInChunks, splitInChunks } from "../database/chunks.ts";
import { StorePart } from "../database/context.ts";
import { listPageSize, readPages } from "../database/pages.ts";
import type { Tables } from "../database/tables.ts";

export type Document = Tables["documents"];

export type NewDocument = Pick<Document, "projectId" | "name" | "content" | "reading" | "pretranslation">;

export type DocumentChanges = Omit<
  Updateable<Document>,
  "id" | "organizationId" | "projectId" | "createdAt" | "updatedAt"
>;

/** Documents of projects. The bytes of the files are in the file store, under the name that `content` says. */
export class Documents extends StorePart {
  async find(organizationId: number, id: number): Promise<Document | undefined> {
    return this.#present(organizationId).where("id", "=", id).executeTakeFirst();
  }

  async ofProjects(organizationId: number, projectIds: readonly number[]): Promise<Document[]> {
    return queryInChunks(projectIds, (portion) =>
      this.#present(organizationId).where("projectId", "in", portion).orderBy("id").execute(),
    );
  }

  /** The first of the documents of projects, ordered by project and document. */
  async firstOf(organizationId: number, projectIds: readonly number[], limit: number): Promise<Document[]> {
    if (projectIds.length === 0) return [];
    return this.#present(organizationId)
      .where("projectId", "in", projectIds)
      .orderBy("projectId")
      .orderBy("id")
      .limit(limit)
      .execute();
  }

  /** Those of a project, oldest first, page by page. */
  pagesOf(organizationId: number, projectId: number): AsyncGenerator<Document[]> {
    return readPages(
      (last) =>
        this.#present(organizationId)
          .where("projectId", "=", projectId)
          .where("id", ">", last?.id ?? 0)
          .orderBy("id")
          .limit(listPageSize)
          .execute(),
      listPageSize,
    );
  }

  /** Its import is to come. */
  async create(organizationId: number, document: NewDocument): Promise<Document> {
    const [created] = await this.createAll(organizationId, [document]);
    return created as Document;
  }

  /** Their imports are to come. Their ids are consecutive. */
  async createAll(organizationId: number, documents: readonly NewDocument[]): Promise<Document[]> {
    const now = this.clock();
    const first = await this.ids.take("document", documents.length);
    const created = documents.map(
      (document, index): Document => ({
        ...document,
        ...noFigures,
        ...{ id: first + index, organizationId, importState: "running", importError: "", importNote: null },
        ...{ exportState: "none", exportError: "", createdAt: now, updatedAt: now, deletedAt: null },
      }),
    );
    for (const portion of splitInChunks(created)) await this.db.insertInto("documents").values(portion).execute();
    return created;
  }

  /** Ends imports that are still to come, of documents with consecutive ids. */
  async failImports(organizationId: number, first: number, count: number, importError: string): Promise<void> {
    await this.updateIn("documents", organizationId)
      .set({ importState: "failed", importError, pretranslation: "idle", updatedAt: this.clock() })
      .where("id", ">=", first)
      .where("id", "<", first + count)
      .where("importState", "=", "running")
      .execute();
  }

  async update(organizationId: number, id: number, changes: DocumentChanges): Promise<void> {
    await this.#row(organizationId, id)
      .set({ ...changes, updatedAt: this.clock() })
      .execute();
  }

  /** Adds to the figures of a document what changed in its segments. */
  async addFigures(organizationId: number, id: number, added: Partial<DocumentCounts>): Promise<void> {
    const changed = figureNames.filter((figure) => added[figure]);
    await this.#row(organizationId, id)
      .set(({ eb }) => ({
        ...Object.fromEntries(changed.map((figure) => [figure, eb(figure, "+", added[figure] as number)])),
        updatedAt: this.clock(),
      }))
      .execute();
  }

  /** Says how the last export went; a document that is only read does not change otherwise. */
  async setExport(
    organizationId: number,
    ids: readonly number[],
    exportState: Document["exportState"],
    exportError = "",
  ): Promise<void> {
    await queryInChunks(ids, (portion) =>
      this.updateIn("documents", organizationId).where("id", "in", portion).set({ exportState, exportError }).execute(),
    );
  }

  /** Takes the word counts over; the document does not change otherwise. */
  async setLeverage(
    organizationId: number,
    id: number,
    { exactWords, fuzzyWords }: Pick<DocumentCounts, "exactWords" | "fuzzyWords">,
  ): Promise<void> {
    await this.#row(organizationId, id).set({ exactWords, fuzzyWords }).execute();
  }

  /** The figures of each project that has documents, summed. */
  async figuresOf(organizationId: number, projectIds: readonly number[]): Promise<Map<number, DocumentCounts>> {
    const rows = await queryInChunks(projectIds, (portion) =>
      this.selectIn("documents", organizationId)
        .select("projectId")
        .select(({ fn, cast }) => figureNames.map((figure) => cast<number>(fn.sum(figure), "bigint").as(figure)))
        .where("projectId", "in", portion)
        .where("deletedAt", "is", null)
        .groupBy("projectId")
        .execute(),
    );
    return new Map(rows.map(({ projectId, ...sums }) => [projectId, sums]));
  }

  /** The states of the imports of a job. */
  async importsOf(organizationId: number, jobId: number): Promise<Document["importState"][]> {
    const rows = await this.db
      .selectFrom("documents")
      .innerJoin("projects", "projects.id", "documents.projectId")
      .select("documents.importState")
      .distinct()
      .where("documents.organizationId", "=", organizationId)
      .where("documents.deletedAt", "is", null)
      .where("projects.jobId", "=", jobId)
      .where("projects.deletedAt", "is", null)
      .execute();
    return rows.map(({ importState }) => importState);
  }

  /** Until the transaction ends, nobody else hides or changes these documents. @returns those that are there */
  async hold(organizationId: number, ids: readonly number[]): Promise<number[]> {
    const inOrder = ids.toSorted((a, b) => a - b);
    const rows = await queryInChunks(inOrder, (portion) =>
      this.selectIn("documents", organizationId)
        .select("id")
        .where("id", "in", portion)
        .where("deletedAt", "is", null)
        .orderBy("id")
        .$if(this.context.isShared, (query) => query.forShare())
        .execute(),
    );
    return rows.map(({ id }) => id);
  }

  /** Hides a document from everybody; its segments are still there. */
  async hide(organizationId: number, id: number): Promise<void> {
    await this.#row(organizationId, id).set({ deletedAt: this.clock() }).execute();
  }

  /** Hides the documents of projects from everybody; their segments are still there. */
  async hideOf(organizationId: number, projectIds: readonly number[]): Promise<void> {
    await queryInChunks(projectIds, (portion) =>
      this.updateIn("documents", organizationId)
        .set({ deletedAt: this.clock() })
        .where("projectId", "in", portion)
        .where("deletedAt", "is", null)
        .execute(),
    );
  }

  /** The documents of a project that are hidden. */
  async hiddenOf(organizationId: number, projectId: number): Promise<Pick<Document, "id" | "content">[]> {
    return this.selectIn("documents", organizationId)
      .select(["id", "content"])
      .where("projectId", "=", projectId)
      .where("deletedAt", "is not", null)
      .execute();
  }

  #present(organizationId: number) {
    return this.selectIn("documents", organizationId).selectAll().where("deletedAt", "is", null);
  }

  #row(organizationId: number, id: number) {
    return this.updateIn("documents", organizationId).where("id", "=", id).where("deletedAt", "is", null);
  }
}
