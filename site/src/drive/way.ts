import type { DeepReadonly, StateMachine } from "@parlance/api";
import type { Drive } from "./drive.ts";
import { type Arrow, causeOf, goesOn, obstacleTo } from "./driven.ts";

/** The arrows from the beginning to one arrow, that one last, and what to begin with. */
export interface Way {
  variant: string;
  way: readonly Arrow[];
}

/** Ways on which every arrow of a machine is pressed, the longest first. */
export function waysOver(machine: DeepReadonly<StateMachine>, drive: Drive): Way[] {
  const ways = machine.transitions.map((arrow) => wayTo(arrow, machine, drive));
  const pressed = new Set<Arrow>();
  return ways
    .sort((a, b) => b.way.length - a.way.length)
    .filter(({ way }) => {
      const isNew = way.some((arrow) => !pressed.has(arrow));
      for (const arrow of way) pressed.add(arrow);
      return isNew;
    });
}

function wayTo(arrow: Arrow, machine: DeepReadonly<StateMachine>, drive: Drive): Way {
  for (const variant of drive.variants ?? [""]) {
    const way = shortest(arrow, machine, drive, variant);
    if (way) return { variant, way };
  }
  throw new Error(`No way leads to ${causeOf(arrow)}.`);
}

function shortest(
  arrow: Arrow,
  { transitions }: DeepReadonly<StateMachine>,
  drive: Drive,
  variant: string,
): readonly Arrow[] | undefined {
  const ways: { state: string | null; cause: string; way: Arrow[] }[] = [{ state: null, cause: "", way: [] }];
  const seen = new Set<string>();
  for (const { state, cause, way } of ways) {
    const open = transitions.filter((next) => !obstacleTo(next, { state, cause, variant }, drive));
    if (open.includes(arrow)) return [...way, arrow];
    for (const next of open) {
      const place = `${next.to} ${causeOf(next)}`;
      if (next.answer || goesOn(next, drive) || seen.has(place)) continue;
      seen.add(place);
      ways.push({ state: next.to, cause: causeOf(next), way: [...way, next] });
    }
  }
  return undefined;
}
