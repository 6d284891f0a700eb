import type { Caller } from "../../core/caller.ts";
import { idsOf } from "../database/chunks.ts";
import { StorePart } from "../database/context.ts";
import { readPagesById } from "../database/pages.ts";
import type { Tables } from "../database/tables.ts";

/** The terms of one language pair, which one import added to the termbase of a memory. */
export type GlossaryDictionary = Omit<Tables["glossaryDictionaries"], "organizationId" | "glossaryId">;

export interface Glossary extends Pick<Tables["glossaries"], "id" | "name" | "createdAt"> {
  dictionaries: GlossaryDictionary[];
}

type GlossaryRow = Pick<Tables["glossaries"], "id" | "name" | "userId" | "createdAt">;

/** Named sets of terms. A dictionary is visible to users who may use its memory. */
export class Glossaries extends StorePart {
  async create({ organizationId, userId }: Caller, name: string): Promise<number> {
    const id = await this.ids.take("glossary");
    await this.insert("glossaries", { id, organizationId, userId, name, createdAt: this.clock() });
    return id;
  }

  /** The glossaries with a dictionary that the caller may use, and the caller's own; by ascending ID, page by page. */
  async *pages(caller: Caller): AsyncGenerator<Glossary[]> {
    for await (const page of readPagesById(this.#all(caller))) yield await this.#withDictionaries(caller, page);
  }

  async find(caller: Caller, id: number): Promise<Glossary | undefined> {
    const rows = await this.#all(caller).where("id", "=", id).execute();
    return (await this.#withDictionaries(caller, rows))[0];
  }

  /** Reads a glossary and locks it until the transaction ends. The transaction must have locked the memories. */
  async findForChange(caller: Caller, id: number): Promise<Glossary | undefined> {
    if (this.context.isShared) await this.#all(caller).where("id", "=", id).forNoKeyUpdate().execute();
    return this.find(caller, id);
  }

  async rename(organizationId: number, id: number, name: string): Promise<void> {
    await this.updateIn("glossaries", organizationId).set({ name }).where("id", "=", id).execute();
  }

  async put(organizationId: number, glossaryId: number, dictionary: GlossaryDictionary): Promise<void> {
    const { sourceLang: _, targetLang: __, ...changes } = dictionary;
    await this.db
      .insertInto("glossaryDictionaries")
      .values({ organizationId, glossaryId, ...dictionary })
      .onConflict((conflict) =>
        conflict.columns(["organizationId", "glossaryId", "sourceLang", "targetLang"]).doUpdateSet(changes),
      )
      .execute();
  }

  async remove(
    organizationId: number,
    glossaryId: number,
    { sourceLang, targetLang }: Pick<GlossaryDictionary, "sourceLang" | "targetLang">,
  ): Promise<void> {
    await this.deleteIn("glossaryDictionaries", organizationId)
      .where("glossaryId", "=", glossaryId)
      .where("sourceLang", "=", sourceLang)
      .where("targetLang", "=", targetLang)
      .execute();
  }

  async delete(organizationId: number, id: number): Promise<void> {
    await this.deleteIn("glossaryDictionaries", organizationId).where("glossaryId", "=", id).execute();
    await this.deleteIn("glossaries", organizationId).where("id", "=", id).execute();
  }

  #all({ organizationId }: Caller) {
    return this.selectIn("glossaries", organizationId).select(["id", "name", "userId", "createdAt"]);
  }

  async #withDictionaries({ organizationId, userId }: Caller, rows: readonly GlossaryRow[]): Promise<Glossary[]> {
    if (rows.length === 0) return [];
    const dictionaries = await this.db
      .selectFrom("glossaryDictionaries as dictionary")
      .innerJoin("memories", "memories.id", "dictionary.memoryId")
      .select(["dictionary.glossaryId", "dictionary.sourceLang", "dictionary.targetLang", "dictionary.memoryId"])
      .select(["dictionary.importId", "dictionary.entryCount"])
      .where("dictionary.organizationId", "=", organizationId)
      .where("memories.organizationId", "=", organizationId)
      .where("dictionary.glossaryId", "in", idsOf(rows))
      .where("memories.deletedAt", "is", null)
      .where((where) => where.or([where("memories.userId", "=", userId), where("memories.isShared", "=", 1)]))
      .orderBy("dictionary.sourceLang")
      .orderBy("dictionary.targetLang")
      .execute();
    const byGlossary = Map.groupBy(dictionaries, ({ glossaryId }) => glossaryId);
    return rows.flatMap(({ userId: owner, ...row }) => {
      const own = (byGlossary.get(row.id) ?? []).map(({ glossaryId: _, ...dictionary }) => dictionary);
      return own.length > 0 || owner === userId ? [{ ...row, dictionaries: own }] : [];
    });
  }
}
