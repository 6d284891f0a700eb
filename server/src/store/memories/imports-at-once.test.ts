import { expect, inject, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../../testing/databases.ts";
import type { BytesName } from "../../core/file-store.ts";
import { openStore } from "../store.ts";

const memory = { name: "", sourceLang: "en", targetLang: "de", sourceRegion: null, targetRegion: null };
/** The first pair ends with half a character. */
const pairs = Array.from({ length: 500 }, (_, at) => ({ source: `Quay ${at || "\ud83d"}`, target: `Kai ${at}` }));

/** A store as in another process, if the database can have several. */
const open = ({ database, ofAnother = () => database, ...on }: TestDatabase) =>
  openStore(ofAnother(), () => 1, { ...on, wait: async () => {} });

const isOnPostgres = inject("postgres") !== undefined;

test.runIf(isOnPostgres)(
  "an import ends while a page of another one isn't committed, and waits for no lock",
  async () => {
    const on = await testDatabase();
    const [one, other] = [await open(on), await open(on)];
    const organizationId = await one.accounts.createOrganization("Harbour", "business");
    const userId = await one.accounts.userOf(organizationId, "a@harbour.example");
    const newImport = async () => {
      const { id: memoryId } = await one.memories.create({ organizationId, userId } as never, memory);
      const file = { memoryId, name: "a.tmx", file: "a" as BytesName, userEmail: "" };
      const options = { hasHeaderRow: false, skipDuplicates: true };
      return { ...file, options, id: await one.imports.add(organizationId, { ...file, options }) };
    };
    const [first, second] = [await newImport(), await newImport()];
    await one.atomically(async (tx) => {
      await tx.entries.insertImported(organizationId, first, pairs);
      for (let page = 0; page < 3; page++) {
        await other.atomically((theirs) => theirs.entries.insertImported(organizationId, second, pairs));
      }
      await other.atomically(async (theirs) => {
        const changeNo = await theirs.memories.raiseChangeNo(organizationId, second.memoryId);
        await theirs.imports.complete(organizationId, second.id, changeNo ?? 0);
      });
      const known = await other.imports.known(organizationId, second, "memoryEntries", pairs);
      expect(known).toHaveLength(3 * pairs.length);
      expect(known).toContainEqual({ source: "Quay \ufffd", target: "Kai 0" });
      await tx.entries.insertImported(organizationId, first, pairs);
      expect(await on.countWaiting?.()).toBe(0);
    });
    await Promise.all([one.close(), other.close()]);
  },
);
