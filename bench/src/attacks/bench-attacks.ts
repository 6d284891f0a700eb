import { describeOrigin, keepRecord, type RecordOrigin, readRecord } from "../record.ts";
import { connections } from "./connections.ts";
import { providers } from "./providers.ts";
import { restore } from "./restore.ts";
import { several } from "./several.ts";
import { runTrial, type Trial, type TrialOutcome } from "./trial.ts";

/** What can be tried on its own. */
export const attackParts: Record<string, Record<string, Trial>> = { providers, connections, restore, several };

interface AttackRecord extends RecordOrigin {
  sections: Record<string, Record<string, TrialOutcome>>;
}

/**
 * Tries on started servers what their surroundings and clients may do to them, and records what held; false when
 * something did not.
 *
 * `BENCH_ONLY=never,drip` tries some of a part.
 *
 * @param requests names of `attackParts`, all unless given; of the others the record keeps what was seen before
 */
export async function benchAttacks(requests: readonly string[] = Object.keys(attackParts)): Promise<boolean> {
  const only = process.env.BENCH_ONLY?.split(",");
  let failures = 0;
  for (const part of requests) {
    for (const [name, trial] of Object.entries(attackParts[part] ?? {})) {
      if (only && !only.includes(name)) continue;
      const outcome = await runTrial(trial);
      await keep(part, name, outcome);
      if (!outcome.passed) failures++;
      console.log(describe(`${part}/${name}`, outcome));
    }
  }
  console.log(failures === 0 ? "Everything held." : `${failures} did not hold.`);
  return failures === 0;
}

/** Puts an outcome instead of an earlier one of the same trial. */
async function keep(part: string, trial: string, outcome: TrialOutcome): Promise<void> {
  const before = await readRecord<AttackRecord>("attacks");
  const names = Object.keys(attackParts[part] ?? {});
  const known = Object.entries({ ...before?.sections[part], [trial]: outcome }).filter(([name]) =>
    names.includes(name),
  );
  const sections = { ...before?.sections, [part]: Object.fromEntries(known) };
  await keepRecord("attacks", { ...describeOrigin(), sections } as AttackRecord);
}

function describe(name: string, { sends, times, passed, seen, broken = [] }: TrialOutcome): string {
  const figures = Object.entries(seen).map(([figure, value]) => `${figure} ${Number(value.toPrecision(4))}`);
  const faults = broken.map((sentence) => `\n  ${sentence}`).join("");
  return `${passed ? "✓" : "✗"} ${name}: ${sends}, ${times} times\n  ${figures.join("; ")}${faults}`;
}
