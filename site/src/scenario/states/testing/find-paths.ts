import type { DeepReadonly, StateMachine } from "@openparlance/api";
import type { Drive } from "../drive.ts";
import { type Arrow, describeCause, findMove, nameObstacle } from "../driven-object.ts";

/** Arrows to press in a variant; the last one is the tested arrow. */
export interface StatePath {
  variant: string;
  path: readonly Arrow[];
}

/** Paths that together press every arrow, the longest first. */
export function findPaths(machine: DeepReadonly<StateMachine>, drive: Drive): StatePath[] {
  const ways = machine.transitions.map((arrow) => findPath(arrow, machine, drive));
  const pressed = new Set<Arrow>();
  return ways
    .sort((a, b) => b.path.length - a.path.length)
    .filter(({ path }) => {
      const isNew = path.some((arrow) => !pressed.has(arrow));
      for (const arrow of path) pressed.add(arrow);
      return isNew;
    });
}

function findPath(arrow: Arrow, machine: DeepReadonly<StateMachine>, drive: Drive): StatePath {
  for (const variant of drive.variants ?? [""]) {
    const path = shortest(arrow, machine, drive, variant);
    if (path) return { variant, path };
  }
  throw new Error(`No transition leads to ${describeCause(arrow)}.`);
}

function shortest(
  arrow: Arrow,
  { transitions }: DeepReadonly<StateMachine>,
  drive: Drive,
  variant: string,
): readonly Arrow[] | undefined {
  const ways: { state: string | null; cause: string; path: Arrow[] }[] = [{ state: null, cause: "", path: [] }];
  const seen = new Set<string>();
  for (const { state, cause, path } of ways) {
    const open = transitions.filter((next) => !nameObstacle(next, { state, cause, variant }, drive));
    if (open.includes(arrow)) return [...path, arrow];
    for (const next of open) {
      const location = `${next.to} ${describeCause(next)}`;
      if (next.response || findMove(drive, next).continuesAtOnce || seen.has(location)) continue;
      seen.add(location);
      ways.push({ state: next.to, cause: describeCause(next), path: [...path, next] });
    }
  }
  return undefined;
}
