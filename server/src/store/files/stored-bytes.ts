import { splitInChunks } from "../database/chunks.ts";
import { StorePart } from "../database/context.ts";

/** Which bytes of the file store a row names. */
export class StoredBytes extends StorePart {
  /** Those of the names that no row needs. */
  async unusedOf(names: readonly string[]): Promise<string[]> {
    const unused = new Set(names);
    for (const portion of splitInChunks(names)) {
      for await (const rows of this.#naming(portion)) {
        for (const { name } of rows) if (name !== null) unused.delete(name);
      }
    }
    return [...unused];
  }

  /** The rows that need one of the names, table by table. */
  async *#naming(names: readonly string[]): AsyncGenerator<{ name: string | null }[]> {
    const { db } = this;
    yield db.selectFrom("sourceFiles").select("content as name").where("content", "in", names).execute();
    const documents = db.selectFrom("documents").select("content as name").where("content", "in", names);
    yield documents.where("deletedAt", "is", null).execute();
    yield db.selectFrom("fileTranslations").select("content as name").where("content", "in", names).execute();
    yield db.selectFrom("memories").select("termbaseFile as name").where("termbaseFile", "in", names).execute();
    yield db.selectFrom("jobs").select("exportContent as name").where("exportContent", "in", names).execute();
    yield db.selectFrom("uploadParts").select("content as name").where("content", "in", names).execute();
    yield this.#pendingImports(names);
    yield this.#pendingWork(names);
  }

  /** An import needs its file as long as its memory has work to do. */
  async #pendingImports(names: readonly string[]): Promise<{ name: string }[]> {
    const imports = await this.db
      .selectFrom("imports")
      .select(["file as name", "memoryId"])
      .where("file", "in", names)
      .execute();
    if (imports.length === 0) return [];
    const subjectOf = ({ memoryId }: { memoryId: number }) => `memory:${memoryId}`;
    const tasks = await this.db
      .selectFrom("tasks")
      .select("subject")
      .where("subject", "in", imports.map(subjectOf))
      .where("deadAt", "is", null)
      .execute();
    const subjects = new Set(tasks.map(({ subject }) => subject));
    return imports.filter((each) => subjects.has(subjectOf(each)));
  }

  /** Finished XLIFF is needed as long as it is being taken over. */
  async #pendingWork(names: readonly string[]): Promise<{ name: string }[]> {
    const tasks = await this.db
      .selectFrom("tasks")
      .select("input")
      .where("kind", "=", "apply-work")
      .where("deadAt", "is", null)
      .execute();
    const pending = new Set(tasks.map(({ input }) => JSON.parse(input).content as string));
    return names.filter((name) => pending.has(name)).map((name) => ({ name }));
  }
}
