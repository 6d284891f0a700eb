import type { Count, History, RecordedOperation } from "./history.ts";

/** undefined before creation, null after deletion. */
type State = string | null | undefined;

const impossible = Symbol("impossible");

/** The state of an object after an operation, unless its outcome is impossible. */
function next(state: State, { kind, value, outcome }: RecordedOperation): State | typeof impossible {
  const exists = typeof state === "string";
  if (outcome === "absent") return exists ? impossible : state;
  if (kind === "create") return state === undefined ? value : impossible;
  if (kind === "read") return state === value ? state : impossible;
  if (!exists) return impossible;
  return kind === "write" ? value : null;
}

/**
 * Whether an order of the operations on an object explains their results. An operation takes effect between its begin
 * and its end. One without a response takes effect later at any time, or never.
 * Source: Wing and Gong, "Testing and verifying concurrent objects"; memory of seen states: Lowe, "Testing for
 * linearizability".
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

/** Finds minimal sets of operations that no order explains. @returns [] for a valid history */
export function findViolations({ operations, counts }: History): string[] {
  const objects = Map.groupBy(operations, ({ object }) => object);
  const unexplained = [...objects.values()].filter((all) => !isExplained(all));
  return [
    ...unexplained.map((all) => ["No order explains:", ...reduce(all).map(describe)].join("\n  ")),
    ...counts.filter((count) => !isPossible(count, operations)).map((count) => `No order explains ${describe(count)}`),
  ];
}

/** A count includes every change that ended before it began, and none that began after it ended. */
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
    // Without the change that wrote a value, reading that value would be another contradiction.
    const isSeen = each.kind !== "read" && kept.some((other) => other.kind === "read" && other.value === each.value);
    const without = kept.filter((other) => other !== each);
    if (!(isSeen || each.kind === "create" || isExplained(without))) kept = without;
  }
  return kept;
}

const describe = ({ begin, end, ...rest }: RecordedOperation | Count): string =>
  `${begin}–${end === Number.POSITIVE_INFINITY ? "" : end} ${JSON.stringify(rest)}`;
