import { CamelCasePlugin, Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { expect, test } from "vitest";
import { testDatabase } from "../../../testing/databases.ts";
import { openStore } from "../store.ts";
import { migrate, migrationNames, migrations, OtherVersionError } from "./migrate.ts";
import type { Tables } from "./tables.ts";

/** A database of this version with a row. It is never closed, so no other test gets its changed tables. */
async function openFilled(): Promise<Kysely<Tables>> {
  const { database, ...options } = await testDatabase();
  const store = await openStore(database, () => 0, options);
  await store.accounts.createOrganization("Harbour", "business");
  return new Kysely<Tables>({ dialect: database, plugins: [new CamelCasePlugin()] });
}

const next: Migration = {
  async up(db) {
    await sql`alter table organizations add column port text`.execute(db);
    await sql`update organizations set port = upper(name)`.execute(db);
  },
};
const later = { migrations: { ...migrations, "9999-next": next } };

const portsIn = async (db: Kysely<Tables>) =>
  (await sql<{ port: string }>`select port from organizations`.execute(db)).rows.map(({ port }) => port);

test("the first start of a later version runs its migrations on the rows that there are, and no start after it", async () => {
  const db = await openFilled();
  for (const _ of ["first", "second"]) {
    await migrate(db, later);
    expect(await portsIn(db)).toEqual(["HARBOUR"]);
    await sql`update organizations set name = 'Quay'`.execute(db);
  }
});

test("a migration that fails leaves the database as it was, and the next start runs it", async () => {
  const db = await openFilled();
  const failing: Migration = {
    async up(tx) {
      await next.up(tx);
      throw new Error("The disk is full.");
    },
  };
  await expect(migrate(db, { migrations: { ...migrations, "9999-next": failing } })).rejects.toThrow("disk is full");
  await expect(portsIn(db)).rejects.toThrow("port");
  await migrate(db, later);
  expect(await portsIn(db)).toEqual(["HARBOUR"]);
});

test("a database that a later version has migrated is refused", async () => {
  const db = await openFilled();
  await migrate(db, later);
  await expect(migrate(db)).rejects.toThrow(new OtherVersionError(true, {}));
});

test("a database from before the baseline is refused", async () => {
  const db = await openFilled();
  await sql`update kysely_migration set name = '0001-accounts-and-memories'`.execute(db);
  await expect(migrate(db)).rejects.toThrow(new OtherVersionError(false, {}));
});

test("migrations are numbered without gaps, in the order of their names", () => {
  const numbers = migrationNames.map((name) => Number(name.slice(0, 4)));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});
