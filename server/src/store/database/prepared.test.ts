import { CamelCasePlugin, Kysely } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "../../../testing/databases.ts";
import { openStore } from "../store.ts";
import { PreparedQuery } from "./prepared.ts";
import type { Tables } from "./tables.ts";

test("a prepared query is built once for a database, in transactions too, and runs with its parameters", async () => {
  const { database, isMigrated } = await testDatabase();
  const store = await openStore(database, () => 0, { isMigrated });
  onTestFinished(() => store.close());
  const ids = [await store.accounts.createOrganization("One", "business")];
  ids.push(await store.accounts.createOrganization("Two", "free"));
  const db = new Kysely<Tables>({ dialect: database, plugins: [new CamelCasePlugin()] });
  let built = 0;
  const find = new PreparedQuery<{ id: number; plan: "business" | "free" }, { createdAt: number; name: string }>(
    (db, slot) => {
      built++;
      return db
        .selectFrom("organizations")
        .select(["name", "createdAt"])
        .where("plan", "=", slot("plan"))
        .where("id", "in", [slot("id"), -1]);
    },
  );
  const [one = 0, two = 0] = ids;
  const compiled = new Map();
  expect(await find.run({ db, compiled }, { id: one, plan: "business" })).toEqual([{ name: "One", createdAt: 0 }]);
  await db.transaction().execute(async (tx) => {
    expect(await find.run({ db: tx, compiled }, { id: two, plan: "free" })).toEqual([{ name: "Two", createdAt: 0 }]);
  });
  expect(await find.run({ db, compiled }, { id: two, plan: "business" })).toEqual([]);
  expect(built).toBe(1);
  await find.run({ db, compiled: new Map() }, { id: one, plan: "business" });
  expect(built).toBe(2);
});
