import { type EngineTerm, pickFlags } from "@openparlance/engine";
import type { NewTerm, TextPair } from "../../core/memory-import.ts";
import { idsOf, insertRows, isOneOf, notByIndex, splitInChunks } from "../database/chunks.ts";
import { StorePart } from "../database/context.ts";
import { pageSize, readPages, readPagesById } from "../database/pages.ts";
import { type Import, importsSince } from "./imports.ts";
import { Memories } from "./memories.ts";
import { pairHash } from "./pair-hash.ts";

/** The limit of an import's terms that a transaction compares with the memory's terms, or deletes. */
const maxReplaced = 500;

export interface TermChanges {
  terms: EngineTerm[];
  deletedTerms: number[];
}

/** The terms of memories. Only imports add terms. */
export class Terms extends StorePart {
  readonly #memories = new Memories(this.context);

  /**
   * Adds terms of an import, at most 500 at a time. They are invisible until the import is completed. Of several terms
   * with the same pair, the last one is kept.
   */
  async insertImported(organizationId: number, match: Import, terms: readonly NewTerm[]): Promise<void> {
    const { id: importId, memoryId } = match;
    const last = [...new Map(terms.map((term) => [keyOf(term), term])).values()];
    const earlier = await this.#withHashOf(organizationId, memoryId, last)
      .where(notByIndex("importId"), "=", importId)
      .execute();
    const replaced = idsWithSamePair(last, earlier);
    if (replaced.length > 0) await this.deleteIn("terms", organizationId).where("id", "in", replaced).execute();
    const first = await this.ids.take("term", last.length);
    const rows = last.map(({ source, target, metadata }, at) => ({
      id: first + at,
      organizationId,
      memoryId,
      source,
      target,
      pairHash: pairHash({ source, target }, memoryId),
      metadata: JSON.stringify(metadata),
      importId,
      createdAt: this.clock(),
    }));
    await insertRows(this.context, "terms", rows);
  }

  /**
   * Compares the next 500 terms of a completed import with older terms, and deletes older ones with the same pair. Must
   * be called in a transaction. The next terms are those after the ID `after`. Returns the next value of `after`, or
   * undefined if there are no more.
   */
  async replaceKnown(organizationId: number, match: Import, after: number): Promise<number | undefined> {
    const { id: importId, memoryId } = match;
    const page = await this.#rowsOf(organizationId)
      .where("importId", "=", importId)
      .where("id", ">", after)
      .orderBy("id")
      .limit(maxReplaced)
      .execute();
    if (page.length === 0) return undefined;
    const older = await this.#withHashOf(organizationId, memoryId, page)
      .where(notByIndex("importId"), "!=", importId)
      .execute();
    const replaced = idsWithSamePair(page, older);
    const changeNo = replaced.length > 0 ? await this.#memories.raiseChangeNo(organizationId, memoryId) : undefined;
    if (changeNo !== undefined) {
      for (const portion of splitInChunks(replaced)) {
        await this.updateIn("terms", organizationId)
          .set({ deletedAt: this.clock(), changeNo })
          .where("id", "in", portion)
          .execute();
      }
    }
    return page.at(-1)?.id;
  }

  /** The remaining terms of one import. */
  async ofImport(organizationId: number, importId: number): Promise<TextPair[]> {
    const pairs: TextPair[] = [];
    const rows = this.#rowsOf(organizationId).where("importId", "=", importId).where("deletedAt", "is", null);
    for await (const page of readPagesById(rows, pageSize))
      for (const { source, target } of page) pairs.push({ source, target });
    return pairs;
  }

  /** Deletes a page of the terms of one import. Must be called in a transaction. @returns whether there may be more */
  async deleteImported(organizationId: number, memoryId: number, importId: number): Promise<boolean> {
    const rows = await this.selectIn("terms", organizationId)
      .select("id")
      .where("importId", "=", importId)
      .where("deletedAt", "is", null)
      .limit(maxReplaced)
      .execute();
    if (rows.length === 0) return false;
    await this.#memories.raiseVersion(organizationId, memoryId);
    const changeNo = await this.#memories.raiseChangeNo(organizationId, memoryId);
    if (changeNo === undefined) return false;
    await this.updateIn("terms", organizationId)
      .set({ deletedAt: this.clock(), changeNo })
      .where("id", "in", idsOf(rows))
      .execute();
    return rows.length === maxReplaced;
  }

  /** All terms of a memory in the order of their last import, page by page. */
  async *pages(organizationId: number, memoryId: number): AsyncGenerator<NewTerm[]> {
    for await (const rows of this.#visible(organizationId, memoryId, 0)) {
      yield rows.map(({ source, target, metadata }) => ({ source, target, metadata: JSON.parse(metadata) }));
    }
  }

  async *changesSince(organizationId: number, memoryId: number, changeNo: number): AsyncGenerator<TermChanges> {
    for await (const rows of this.#selectDeleted(organizationId, memoryId, changeNo)) {
      yield { terms: [], deletedTerms: idsOf(rows) };
    }
    for await (const rows of this.#visible(organizationId, memoryId, changeNo)) {
      yield { terms: rows.map(toEngineTerm), deletedTerms: [] };
    }
  }

  #rowsOf(organizationId: number) {
    return this.selectIn("terms", organizationId).select(["id", "source", "target"]).limit(pageSize);
  }

  /** The visible terms, import by import, because one index has them in that order. */
  async *#visible(organizationId: number, memoryId: number, changeNo: number) {
    for (const { id } of await importsSince(this.db, organizationId, memoryId, changeNo)) {
      const rows = this.#rowsOf(organizationId).select("metadata").where("importId", "=", id);
      yield* readPagesById(rows.where("deletedAt", "is", null), pageSize);
    }
  }

  #selectDeleted(organizationId: number, memoryId: number, changeNo: number) {
    return readPages<EngineTerm & { changeNo: number | null }>((last) =>
      this.#rowsOf(organizationId)
        .select("changeNo")
        .where("memoryId", "=", memoryId)
        .where(({ eb, refTuple, tuple }) =>
          last
            ? eb(refTuple("changeNo", "id"), ">", tuple(last.changeNo ?? 0, last.id))
            : eb("changeNo", ">", changeNo),
        )
        .orderBy("changeNo")
        .orderBy("id")
        .execute(),
    );
  }

  /** The visible terms of a memory whose pair has the same hash as one of these pairs, which are at most 500. */
  #withHashOf(organizationId: number, memoryId: number, pairs: readonly TextPair[]) {
    return this.selectIn("terms", organizationId)
      .select(["id", "source", "target"])
      .where("memoryId", "=", memoryId)
      .where(isOneOf(this.context, "pairHash", [...new Set(pairs.map((pair) => pairHash(pair, memoryId)))]))
      .where("deletedAt", "is", null);
  }
}

function toEngineTerm({ metadata, ...term }: EngineTerm & { metadata: string }): EngineTerm {
  const flags = metadata === "{}" ? undefined : pickFlags(JSON.parse(metadata));
  return flags ? { ...term, flags } : term;
}

const keyOf = ({ source, target }: TextPair): string => JSON.stringify([source, target]);

function idsWithSamePair(terms: readonly TextPair[], rows: readonly EngineTerm[]): number[] {
  const keys = new Set(terms.map(keyOf));
  return rows.filter((row) => keys.has(keyOf(row))).map(({ id }) => id);
}
