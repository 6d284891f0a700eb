import type { Unit } from "../document/unit.ts";
import { readLines } from "./lines.ts";
import { readTokens } from "./tokens.ts";

/**
 * Finds the values that are strings, with their paths as context. Anchors and aliases stay unchanged.
 * @throws FilterError "File extraction error" with the location
 */
export function readYaml(text: string, depth: number): Unit[] {
  // The library does not split lines at a single CR.
  const lines = text.includes("\r") ? text.replace(/\r(?!\n)/g, "\n") : text;
  return readLines(lines, depth) ?? readTokens(lines, depth);
}
