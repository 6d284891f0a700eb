import type { Updateable } from "kysely";
import type { StoreContext } from "./context.ts";
import { forAll } from "./portions.ts";
import type { Tables } from "./tables.ts";

export type Document = Tables["documents"];

export type NewDocument = Pick<Document, "projectId" | "name" | "content" | "reading" | "pretranslation">;

export type DocumentChanges = Omit<
  Updateable<Document>,
  "id" | "organizationId" | "projectId" | "createdAt" | "updatedAt"
>;

/** What is counted in documents. */
const figures = [
  "segments",
  "confirmed",
  "reviewed",
  "final",
  "words",
  "tokens",
  "confirmedWords",
  "reviewedWords",
  "exactWords",
  "fuzzyWords",
] as const;

export type Figures = Pick<Document, (typeof figures)[number]>;

export const noFigures: Readonly<Figures> = {
  segments: 0,
  confirmed: 0,
  reviewed: 0,
  final: 0,
  words: 0,
  tokens: 0,
  confirmedWords: 0,
  reviewedWords: 0,
  exactWords: 0,
  fuzzyWords: 0,
};

/** Documents of projects. The bytes of the files are in the file store, under the name that `content` says. */
export function documentsStore({ db, ids, clock }: StoreContext) {
  const present = (organizationId: number) =>
    db.selectFrom("documents").selectAll().where("organizationId", "=", organizationId).where("deletedAt", "is", null);

  const row = (organizationId: number, id: number) =>
    db
      .updateTable("documents")
      .where("organizationId", "=", organizationId)
      .where("id", "=", id)
      .where("deletedAt", "is", null);

  return {
    async find(organizationId: number, id: number): Promise<Document | undefined> {
      return present(organizationId).where("id", "=", id).executeTakeFirst();
    },

    async ofProjects(organizationId: number, projectIds: readonly number[]): Promise<Document[]> {
      return forAll(projectIds, (portion) =>
        present(organizationId).where("projectId", "in", portion).orderBy("id").execute(),
      );
    },

    /** Its import is to come. */
    async create(organizationId: number, document: NewDocument): Promise<Document> {
      const now = clock();
      const created: Document = {
        ...document,
        ...noFigures,
        id: await ids.take("document"),
        organizationId,
        importState: "running",
        importError: "",
        exportState: "none",
        exportError: "",
        createdAt: now,
        updatedAt: now,
        deletedAt: null,
      };
      await db.insertInto("documents").values(created).execute();
      return created;
    },

    async update(organizationId: number, id: number, changes: DocumentChanges): Promise<void> {
      await row(organizationId, id)
        .set({ ...changes, updatedAt: clock() })
        .execute();
    },

    /** Says how the last export went; a document that is only read does not change otherwise. */
    async setExport(
      organizationId: number,
      ids: readonly number[],
      exportState: Document["exportState"],
      exportError = "",
    ): Promise<void> {
      await forAll(ids, (portion) =>
        db
          .updateTable("documents")
          .where("organizationId", "=", organizationId)
          .where("id", "in", portion)
          .set({ exportState, exportError })
          .execute(),
      );
    },

    /** Takes the word counts over; the document does not change otherwise. */
    async setLeverage(
      organizationId: number,
      id: number,
      { exactWords, fuzzyWords }: Pick<Figures, "exactWords" | "fuzzyWords">,
    ): Promise<void> {
      await row(organizationId, id).set({ exactWords, fuzzyWords }).execute();
    },

    /** The figures of each project that has documents, summed. */
    async figuresOf(organizationId: number, projectIds: readonly number[]): Promise<Map<number, Figures>> {
      const rows = await forAll(projectIds, (portion) =>
        db
          .selectFrom("documents")
          .select("projectId")
          .select(({ fn, cast }) => figures.map((figure) => cast<number>(fn.sum(figure), "bigint").as(figure)))
          .where("organizationId", "=", organizationId)
          .where("projectId", "in", portion)
          .where("deletedAt", "is", null)
          .groupBy("projectId")
          .execute(),
      );
      return new Map(rows.map(({ projectId, ...sums }) => [projectId, sums]));
    },

    /** How the imports of a job stand. */
    async importsOf(organizationId: number, jobId: number): Promise<Document["importState"][]> {
      const rows = await db
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
    },

    /** Whether a document or a file still needs the bytes. */
    async isUsed(content: string): Promise<boolean> {
      const [document, file] = await Promise.all([
        db
          .selectFrom("documents")
          .select("id")
          .where("content", "=", content)
          .where("deletedAt", "is", null)
          .limit(1)
          .executeTakeFirst(),
        db.selectFrom("sourceFiles").select("id").where("content", "=", content).limit(1).executeTakeFirst(),
      ]);
      return document !== undefined || file !== undefined;
    },

    /** Deletes the documents of projects with their segments. */
    async deleteOf(organizationId: number, projectIds: readonly number[]): Promise<void> {
      if (projectIds.length === 0) return;
      await db
        .deleteFrom("segments")
        .where("organizationId", "=", organizationId)
        .where("documentId", "in", (from) =>
          from.selectFrom("documents").select("id").where("projectId", "in", projectIds),
        )
        .execute();
      await db
        .updateTable("documents")
        .set({ deletedAt: clock() })
        .where("organizationId", "=", organizationId)
        .where("projectId", "in", projectIds)
        .where("deletedAt", "is", null)
        .execute();
    },
  };
}
