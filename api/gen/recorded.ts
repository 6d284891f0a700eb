import { readFileSync } from "node:fs";
import { parsePointer, valueAt } from "../src/json-pointer.ts";
import { DescriptionError } from "./problem.ts";

type Node = Record<string, unknown>;

/** The responses of a server, by the step of a guide; `npm run gen -- examples` writes them. */
export function readRecorded(): Node {
  return JSON.parse(readFileSync(new URL("../data/recorded.gen.json", import.meta.url), "utf8"));
}

/**
 * Fills in recorded examples: `x-recorded: quickstart/translate-new#/translation/0` becomes the `value` of an example,
 * or the `example` of a schema. @throws DescriptionError
 */
export function fillRecorded(node: unknown, recorded: Node, isExample = false): void {
  if (typeof node !== "object" || node === null) return;
  const name = (node as Node)["x-recorded"];
  if (typeof name === "string") {
    delete (node as Node)["x-recorded"];
    (node as Node)[isExample ? "value" : "example"] = findRecordedValue(name, recorded);
  }
  for (const [key, inner] of Object.entries(node)) {
    if (key !== "examples") fillRecorded(inner, recorded);
    else for (const example of Object.values(inner as Node)) fillRecorded(example, recorded, true);
  }
}

function findRecordedValue(name: string, recorded: Node): unknown {
  const [step = "", path = ""] = name.split("#");
  const value = valueAt(recorded[step], parsePointer(path));
  if (value === undefined) throw new DescriptionError(`Nothing is recorded as ${name}.`);
  return value;
}
