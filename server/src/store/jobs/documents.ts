import { type Kysely, sql, type Updateable } from "kysely";
import { countNames, type DocumentCounts, noCounts } from "../../core/document-counts.ts";
import { countRows, notByIndex, queryInChunks, splitInChunks } from "../database/chunks.ts";
import { StorePart } from "../database/context.ts";
import { listPageSize, lockInOrder, pageSize, readPagesById } from "../database/pages.ts";
import { PreparedQuery } from "../database/prepared.ts";
import type { Tables } from "../database/tables.ts";

export type Document = Tables["documents"];

export type DocumentId = Pick<Document, "organizationId" | "id">;

export type NewDocument = Pick<
  Document,
  "projectId" | "name" | "content" | "sizeBytes" | "reading" | "pretranslation"
> &
  Partial<Pick<Document, keyof DocumentCounts | "importState" | "importError" | "importNote">>;

export type DocumentChanges = Omit<
  Updateable<Document>,
  "id" | "organizationId" | "projectId" | "createdAt" | "updatedAt"
>;

/** The limit of documents that one query adds up, because on SQLite other queries wait for it. */
const maxSummed = 5000;

/** Where a sum starts: after the document `lastId` of the first project. */
interface SumStart {
  organizationId: number;
  projectId: number;
  lastId: number;
}

function sumSome(db: Kysely<Tables>, { organizationId, projectId, lastId }: SumStart, projectIds: readonly number[]) {
  const some = db
    .selectFrom("documents")
    .select(["projectId", "id", ...countNames])
    .where("organizationId", "=", organizationId)
    .where("projectId", "in", projectIds)
    .where(({ eb, or }) => or([eb("projectId", ">", projectId), eb("id", ">", lastId)]))
    .where("deletedAt", "is", null)
    .orderBy("projectId")
    .orderBy("id")
    .limit(maxSummed);
  return db
    .selectFrom(some.as("some"))
    .select("projectId")
    .select(({ fn, cast }) => [
      fn.max("id").as("lastId"),
      fn.countAll<number>().as("count"),
      ...countNames.map((figure) => cast<number>(fn.sum(figure), "bigint").as(figure)),
    ])
    .groupBy("projectId")
    .orderBy("projectId");
}

/** For one project, the most common number: building the query takes longer than adding up its documents. */
const sumOfProject = new PreparedQuery<
  SumStart,
  DocumentCounts & Pick<Document, "projectId"> & Record<"lastId" | "count", number>
>((db, slot) =>
  sumSome(db, { organizationId: slot("organizationId"), projectId: slot("projectId"), lastId: slot("lastId") }, [
    slot("projectId"),
  ]),
);

export class Documents extends StorePart {
  async find(organizationId: number, id: number): Promise<Document | undefined> {
    return this.#present(organizationId).where("id", "=", id).executeTakeFirst();
  }

  async ofProjects(organizationId: number, projectIds: readonly number[]): Promise<Document[]> {
    const documents: Document[] = [];
    for (const projectId of projectIds) {
      for await (const page of this.pagesOf(organizationId, projectId, pageSize)) documents.push(...page);
    }
    return documents.sort((a, b) => a.id - b.id);
  }

  async firstOf(organizationId: number, projectIds: readonly number[], limit: number): Promise<Document[]> {
    if (projectIds.length === 0) return [];
    return this.#present(organizationId)
      .where("projectId", "in", projectIds)
      .orderBy("projectId")
      .orderBy("id")
      .limit(limit)
      .execute();
  }

  pagesOf(organizationId: number, projectId: number, size = listPageSize): AsyncGenerator<Document[]> {
    return readPagesById(this.#present(organizationId).where("projectId", "=", projectId), size);
  }

  /** Counts the documents of a job, including hidden ones, up to `max`. */
  async countIn(organizationId: number, jobId: number, max: number): Promise<number> {
    const limited = this.db
      .selectFrom("projects")
      .innerJoin("documents", "documents.projectId", "projects.id")
      .select("documents.id")
      .where(notByIndex("projects.organizationId"), "=", organizationId)
      .where("projects.jobId", "=", jobId)
      .limit(max);
    return countRows(this.db, limited);
  }

  async countImporting(organizationId: number, max: number): Promise<number> {
    const limited = this.selectIn("documents", organizationId)
      .select("id")
      // A literal, so that the partial index is used.
      .where("importState", "=", sql.lit("running"))
      .limit(max);
    return countRows(this.db, limited);
  }

  async create(organizationId: number, document: NewDocument): Promise<Document> {
    const [created] = await this.createAll(organizationId, [document]);
    return created as Document;
  }

  /** Creates documents, by default with imports that have not ended. Their IDs are consecutive. */
  async createAll(organizationId: number, documents: readonly NewDocument[]): Promise<Document[]> {
    const now = this.clock();
    const first = await this.ids.take("document", documents.length);
    const created = documents.map(
      (document, index): Document => ({
        ...noCounts,
        importState: "running",
        importError: "",
        importNote: null,
        ...document,
        id: first + index,
        organizationId,
        exportState: "none",
        exportError: "",
        createdAt: now,
        updatedAt: now,
        deletedAt: null,
      }),
    );
    for (const portion of splitInChunks(created)) await this.db.insertInto("documents").values(portion).execute();
    return created;
  }

  /** Fails the pending imports of documents with consecutive IDs. */
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

  async addFigures(organizationId: number, id: number, added: Partial<DocumentCounts>): Promise<void> {
    const changed = countNames.filter((figure) => added[figure]);
    await this.#row(organizationId, id)
      .set(({ eb }) => ({
        ...Object.fromEntries(changed.map((figure) => [figure, eb(figure, "+", added[figure] as number)])),
        updatedAt: this.clock(),
      }))
      .execute();
  }

  /** Records the result of the last export. Does not count as a change of the document. */
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

  /** Stores the counts of words with matches. Does not count as a change of the document. */
  async setLeverage(
    organizationId: number,
    id: number,
    { exactWords, fuzzyWords }: Pick<DocumentCounts, "exactWords" | "fuzzyWords">,
  ): Promise<void> {
    await this.#row(organizationId, id).set({ exactWords, fuzzyWords }).execute();
  }

  /** The sums of the documents' counts for each project with documents. */
  async figuresOf(organizationId: number, projectIds: readonly number[]): Promise<Map<number, DocumentCounts>> {
    const sums = new Map<number, DocumentCounts>();
    let rest = [...new Set(projectIds)].sort((a, b) => a - b);
    for (let lastId = 0; rest.length > 0; ) {
      const [projectId = 0, ...others] = rest;
      const from = { organizationId, projectId, lastId };
      const rows =
        others.length > 0 ? await sumSome(this.db, from, rest).execute() : await sumOfProject.run(this.context, from);
      for (const { projectId, lastId: _, count: __, ...more } of rows) {
        const sum = sums.get(projectId) ?? noCounts;
        sums.set(projectId, Object.fromEntries(countNames.map((name) => [name, sum[name] + more[name]])) as never);
      }
      const last = rows.at(-1);
      if (!last || rows.reduce((total, { count }) => total + count, 0) < maxSummed) break;
      rest = rest.slice(rest.indexOf(last.projectId));
      lastId = last.lastId;
    }
    return sums;
  }

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

  /** Locks documents until the transaction ends. @returns the IDs of those that exist */
  hold(organizationId: number, ids: readonly number[]): Promise<number[]> {
    const rows = this.selectIn("documents", organizationId).where("deletedAt", "is", null);
    return lockInOrder(this.context.isShared ? rows.forShare() : rows, ids);
  }

  /** Hides a document; its segments are deleted later. */
  async hide(organizationId: number, id: number): Promise<void> {
    await this.#row(organizationId, id).set({ deletedAt: this.clock() }).execute();
  }

  async hideOf(organizationId: number, projectIds: readonly number[]): Promise<void> {
    await queryInChunks(projectIds, (portion) =>
      this.updateIn("documents", organizationId)
        .set({ deletedAt: this.clock() })
        .where("projectId", "in", portion)
        .where("deletedAt", "is", null)
        .execute(),
    );
  }

  async listHidden(organizationId: number, projectId: number): Promise<Pick<Document, "id" | "content">[]> {
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
