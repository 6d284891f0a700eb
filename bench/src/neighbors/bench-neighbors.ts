import { cpus } from "node:os";
import { findPostgres } from "../../../scripts/postgres.mjs";
import { type EngineRecord, formatTable, type Measurements, overBudget } from "../engine/report.ts";
import { keepRecord, readRecord } from "../record.ts";
import type { Attack } from "./attack.ts";
import { attacks } from "./catalogue/index.ts";
import { measureAttack, openScene, type Scene } from "./measure-attack.ts";
import { budgetsOf } from "./neighbor-budgets.ts";
import { openDatabases } from "./postgres-databases.ts";

/** Takes minutes or hours, so it is measured only when it is named. */
const onlyNamed: ReadonlySet<string> = new Set(["mixed"]);
const names = Object.keys(attacks).filter((name) => !onlyNamed.has(name));
const onPostgres = names.map((name) => `postgres/${name}`);

/** What can be measured on its own: all on one database, or one attack. */
export const neighborParts: Readonly<Record<string, readonly string[]>> = {
  sqlite: names,
  postgres: onPostgres,
  ...Object.fromEntries([...Object.keys(attacks), ...onPostgres].map((name) => [name, [name]])),
};

/**
 * Lets one organization send what is made to keep a server busy, and measures how long others wait meanwhile. Returns
 * false when a budget is missed.
 *
 * @param requests names of `neighborParts`, both databases unless given; of the others the record keeps what was
 *   measured before
 */
export async function benchNeighbors(requests: readonly string[] = ["sqlite", "postgres"]): Promise<boolean> {
  const before = await readRecord<EngineRecord>("neighbors");
  const wanted = requests.flatMap((part) => neighborParts[part] ?? []);
  const sections: Record<string, Measurements> = {};
  const complaints: string[] = [];
  for await (const [name, figures] of measureAll(wanted)) {
    sections[name] = figures;
    const { does } = attackOf(name);
    const budgets = { [`${name}: ${does}`]: budgetsOf(name) };
    const earlier = before && { ...before, sections: { [`${name}: ${does}`]: before.sections[name] ?? {} } };
    console.log(formatTable(`${name}: ${does}`, figures, budgets, earlier));
    const missed = overBudget({ [name]: figures }, { [name]: budgetsOf(name) });
    for (const complaint of missed) console.log(`✗ ${complaint}`);
    console.log();
    complaints.push(...missed);
    await record({ ...before?.sections, ...sections });
  }
  console.log(complaints.map((complaint) => `✗ ${complaint}\n`).join(""));
  console.log(complaints.length === 0 ? "All within budget." : `${complaints.length} figures miss their budgets.`);
  return complaints.length === 0;
}

const attackOf = (name: string): Attack => attacks[name.replace(/^.*\//, "")] as Attack;

const record = (sections: Record<string, Measurements>): Promise<void> =>
  keepRecord("neighbors", {
    ...{ measuredAt: new Date().toISOString(), sections },
    machine: { cpu: cpus()[0]?.model ?? "", cores: cpus().length, node: process.version },
  } as EngineRecord);

/** Several attacks run on one server, each by an organization of its own, as long as it is what it was at its start. */
async function* measureAll(wanted: readonly string[]): AsyncGenerator<[string, Measurements]> {
  const isPostgres = (name: string) => name.startsWith("postgres/");
  for (const group of [wanted.filter((name) => !isPostgres(name)), wanted.filter(isPostgres)]) {
    const [first] = group;
    if (first === undefined || (isPostgres(first) && !findPostgres())) continue;
    const databases = isPostgres(first) ? await openDatabases() : undefined;
    let scene: Scene | undefined;
    try {
      for (const name of group) {
        scene ??= await openScene(databases ? { DATABASE_URL: await databases.add() } : {});
        const { figures, isUsable } = await measureAttack(attackOf(name), scene);
        yield [name, figures];
        if (isUsable) continue;
        await scene.close();
        scene = undefined;
      }
    } finally {
      await scene?.close();
      await databases?.close();
    }
  }
}
