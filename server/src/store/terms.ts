import type { EngineTerm } from "../ports.ts";
import type { StoreContext } from "./context.ts";
import type { Import } from "./imports.ts";
import { pageSize, pagesOf } from "./pages.ts";
import { pairHash } from "./pair-hash.ts";

/** A term as a file has it. */
export interface NewTerm {
  source: string;
  target: string;
  /** The other columns by their names. */
  metadata: Readonly<Record<string, string>>;
}

/** What changed in a memory's terms after a change number. */
export interface TermChanges {
  terms: EngineTerm[];
  deletedTerms: number[];
}

/** The terms of memories. They come by imports alone. */
export function termsStore({ db, ids, clock }: StoreContext) {
  const rowsOf = (organizationId: number, memoryId: number) =>
    db
      .selectFrom("terms")
      .select(["terms.id", "terms.source", "terms.target"])
      .where("terms.organizationId", "=", organizationId)
      .where("terms.memoryId", "=", memoryId)
      .orderBy("terms.id")
      .limit(pageSize);

  /** The terms that can be seen, in the order of their ids. */
  const visible = (organizationId: number, memoryId: number) =>
    pagesOf<EngineTerm & { metadata: string }>((last) =>
      rowsOf(organizationId, memoryId)
        .select("terms.metadata")
        .innerJoin("imports", "imports.id", "terms.importId")
        .where("imports.changeNo", "is not", null)
        .where("terms.deletedAt", "is", null)
        .where("terms.id", ">", last?.id ?? 0)
        .execute(),
    );

  const imported = (organizationId: number, memoryId: number, changeNo: number) =>
    pagesOf<EngineTerm>((last) =>
      rowsOf(organizationId, memoryId)
        .innerJoin("imports", "imports.id", "terms.importId")
        .where("imports.changeNo", ">", changeNo)
        .where("terms.deletedAt", "is", null)
        .where("terms.id", ">", last?.id ?? 0)
        .execute(),
    );

  const deleted = (organizationId: number, memoryId: number, changeNo: number) =>
    pagesOf<EngineTerm>((last) =>
      rowsOf(organizationId, memoryId)
        .where("terms.changeNo", ">", changeNo)
        .where("terms.id", ">", last?.id ?? 0)
        .execute(),
    );

  return {
    /** Adds what an import read, at most 500 terms at a time; seen by nobody until the import is completed. */
    async insertImported(
      organizationId: number,
      { id: importId, memoryId }: Import,
      terms: readonly NewTerm[],
    ): Promise<void> {
      const first = await ids.take("term", terms.length);
      const rows = terms.map(({ source, target, metadata }, at) => ({
        ...{ id: first + at, organizationId, memoryId, source, target, pairHash: pairHash({ source, target }) },
        ...{ metadata: JSON.stringify(metadata), importId, changeNo: null, createdAt: clock(), deletedAt: null },
      }));
      await db.insertInto("terms").values(rows).execute();
    },

    /** Takes away the terms for which an import brought the same pair, or which come again later in it. */
    async replaceKnown(organizationId: number, { id: importId, memoryId }: Import, changeNo: number): Promise<void> {
      await db
        .updateTable("terms")
        .set({ deletedAt: clock(), changeNo })
        .where("terms.organizationId", "=", organizationId)
        .where("terms.memoryId", "=", memoryId)
        .where("terms.deletedAt", "is", null)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom("terms as newer")
              .select("newer.id")
              .whereRef("newer.memoryId", "=", "terms.memoryId")
              .whereRef("newer.pairHash", "=", "terms.pairHash")
              .where("newer.importId", "=", importId)
              .whereRef("newer.id", ">", "terms.id")
              .whereRef("newer.source", "=", "terms.source")
              .whereRef("newer.target", "=", "terms.target"),
          ),
        )
        .execute();
    },

    /** All terms of a memory in the order in which they were last given, page by page. */
    async *pages(organizationId: number, memoryId: number): AsyncGenerator<NewTerm[]> {
      for await (const rows of visible(organizationId, memoryId)) {
        yield rows.map(({ source, target, metadata }) => ({ source, target, metadata: JSON.parse(metadata) }));
      }
    },

    /** What a reader who knows a memory up to `changeNo` has missed, page by page. */
    async *changesSince(organizationId: number, memoryId: number, changeNo: number): AsyncGenerator<TermChanges> {
      for await (const rows of deleted(organizationId, memoryId, changeNo)) {
        yield { terms: [], deletedTerms: rows.map(({ id }) => id) };
      }
      for await (const terms of imported(organizationId, memoryId, changeNo)) yield { terms, deletedTerms: [] };
    },
  };
}
