import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import type { ErrorData, LimitData, RunData, StateData } from "../src/data-types.ts";
import { atLocation } from "./problem.ts";

export interface Data {
  errors: ErrorData;
  states: StateData;
  limits: LimitData;
  run: RunData;
}

/** The facts next to the description: error catalog, state machines, limits, and the order of requests in collections. */
export function readData(): Data {
  return { errors: read("errors"), states: read("states"), limits: read("limits"), run: read("run") };
}

function read<T>(name: string): T {
  const path = fileURLToPath(new URL(`../data/${name}.yaml`, import.meta.url));
  return atLocation(path, () => parse(readFileSync(path, "utf8")) as T);
}
