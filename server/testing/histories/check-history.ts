import type { Count, History, RecordedOperation } from "./history.ts";

/** undefined before it is created, null once it is deleted. */
type State = string | null | undefined;

const impossible = Symbol("impossible");

/** The state of an object after an operation, unless it could not have had this outcome. */
function next(state: State, { kind, value, outcome }: RecordedOperation): State | typeof impossible {
  const exists = typeof state === "string";
  if (outcome === "absent") return exists ? impossible : state;
  if (kind === "create") return state === undefined ? value : impossible;
  if (kind === "read") return state === value ? state : impossible;
  if (!exists) return impossible;
  return kind === "write" ? value : null;
}

/**
 * Whether one order of the operations on an object explains what each returned. None takes effect before it begins or
 * after it ends; those without a response do at any later time, or never.
 * Source: Wing and Gong, "Testing and verifying concurrent objects", with the memory of Lowe, "Testing for linearizability".
 */
export function isExplained(operations: readonly RecordedOperation[]): boolean {
  const numbered = operations.filter(({ kind, outcome }) => kind !== "read" || outcome !== "unknown");
  const seen = new Set<string>();
  const search = (left: readonly number[], state: State): boolean => {
    const at = (each: number) => numbered[each] as RecordedOperation;
    if (left.every((each) => at(each).outcome === "unknown")) return true;
    const place = `${left.join()} ${state === null ? "deleted" : `=${state}`}`;
    if (seen.has(place)) return false;
    seen.add(place);
    const firstEnd = Math.min(...left.map((each) => at(each).end));
    return left.some((each) => {
      if (at(each).begin > firstEnd) return false;
      const after = next(state, at(each));
      return (
        after !== impossible &&
        search(
          left.filter((other) => other !== each),
          after,
        )
      );
    });
  };
  return search([...numbered.keys()], undefined);
}

/** Finds the fewest operations that no order explains. @returns [] for a good history */
export function findViolations({ operations, counts }: History): string[] {
  const objects = Map.groupBy(operations, ({ object }) => object);
  const unexplained = [...objects.values()].filter((all) => !isExplained(all));
  return [
    ...unexplained.map((all) => ["No order explains:", ...reduce(all).map(describe)].join("\n  ")),
    ...counts.filter((count) => !isPossible(count, operations)).map((count) => `No order explains ${describe(count)}`),
  ];
}

/** Every change that had ended when the version was read is counted once, and none that began later. */
function isPossible({ value, begin, end }: Count, operations: readonly RecordedOperation[]): boolean {
  const changes = operations.filter(({ isCounted, outcome }) => isCounted && outcome !== "absent");
  const min = changes.filter((each) => each.end < begin).length;
  const max = changes.filter((each) => each.begin < end).length;
  return value >= min && value <= max;
}

/** Removes the operations after the first contradiction, and those that the contradiction doesn't need. */
function reduce(operations: readonly RecordedOperation[]): RecordedOperation[] {
  const upTo = (moment: number) => operations.filter(({ begin }) => begin <= moment);
  const moments = operations.map(({ begin }) => begin).toSorted((a, b) => a - b);
  const last = moments.find((moment) => !isExplained(upTo(moment)));
  let kept = upTo(last ?? Number.POSITIVE_INFINITY);
  for (const each of kept) {
    // Without a change that was seen, the rest would be wrong for another reason.
    const isSeen = each.kind !== "read" && kept.some((other) => other.kind === "read" && other.value === each.value);
    const without = kept.filter((other) => other !== each);
    if (!(isSeen || each.kind === "create" || isExplained(without))) kept = without;
  }
  return kept;
}

const describe = ({ begin, end, ...rest }: RecordedOperation | Count): string =>
  `${begin}–${end === Number.POSITIVE_INFINITY ? "" : end} ${JSON.stringify(rest)}`;
