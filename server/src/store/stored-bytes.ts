import { splitInChunks } from "./chunks.ts";
import type { StoreContext } from "./context.ts";

/** Which bytes of the file store a row names. */
export function storedBytesStore({ db }: StoreContext) {
  const named = {
    files: (names: readonly string[]) =>
      db.selectFrom("sourceFiles").select("content as name").where("content", "in", names).execute(),
    documents: (names: readonly string[]) =>
      db
        .selectFrom("documents")
        .select("content as name")
        .where("content", "in", names)
        .where("deletedAt", "is", null)
        .execute(),
    translations: (names: readonly string[]) =>
      db.selectFrom("fileTranslations").select("content as name").where("content", "in", names).execute(),
    termbases: (names: readonly string[]) =>
      db.selectFrom("memories").select("termbaseFile as name").where("termbaseFile", "in", names).execute(),
    exports: (names: readonly string[]) =>
      db.selectFrom("jobs").select("exportContent as name").where("exportContent", "in", names).execute(),
    imports: (names: readonly string[]) => pendingImports(names),
    work: (names: readonly string[]) => pendingWork(names),
  };

  /** An import needs its file as long as its memory has work to do. */
  async function pendingImports(names: readonly string[]): Promise<{ name: string }[]> {
    const imports = await db
      .selectFrom("imports")
      .select(["file as name", "memoryId"])
      .where("file", "in", names)
      .execute();
    if (imports.length === 0) return [];
    const subjectOf = ({ memoryId }: { memoryId: number }) => `memory:${memoryId}`;
    const tasks = await db
      .selectFrom("tasks")
      .select("subject")
      .where("subject", "in", imports.map(subjectOf))
      .where("deadAt", "is", null)
      .execute();
    const subjects = new Set(tasks.map(({ subject }) => subject));
    return imports.filter((each) => subjects.has(subjectOf(each)));
  }

  /** Finished XLIFF is needed as long as it is being taken over. */
  async function pendingWork(names: readonly string[]): Promise<{ name: string }[]> {
    const tasks = await db
      .selectFrom("tasks")
      .select("input")
      .where("kind", "=", "apply-work")
      .where("deadAt", "is", null)
      .execute();
    const pending = new Set(tasks.map(({ input }) => JSON.parse(input).content as string));
    return names.filter((name) => pending.has(name)).map((name) => ({ name }));
  }

  return {
    /** Those of the names that no row needs. */
    async unusedOf(names: readonly string[]): Promise<string[]> {
      const unused = new Set(names);
      for (const portion of splitInChunks(names)) {
        for (const find of Object.values(named)) {
          for (const { name } of await find(portion)) if (name !== null) unused.delete(name);
        }
      }
      return [...unused];
    },
  };
}
