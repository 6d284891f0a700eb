import type { AnyOperationId } from "@openparlance/api";
import { coerce, coerceText, type Fault, findFault } from "@openparlance/api/input";
import { type InputSchema, inputSchemas, validators } from "@openparlance/api/validators";
import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import type { ConsoleOperation } from "../model/types.ts";
import { type FormState, parseFields, readFields } from "./form-state.ts";
import { isTooDeep } from "./json.ts";

/** Faults by input, with the messages of the server's checks. */
export function findFaults(operation: ConsoleOperation, typed: FormState): Map<string, Fault> {
  const id = operation.id as AnyOperationId;
  const schema = inputSchemas[id];
  const check = (inputs: Record<string, unknown>) => findFault(validators[id].input, schema, inputs);
  const sent = collectInputs(operation, typed, schema);
  // Each value is checked among valid ones, so that no fault hides another.
  const faults = operation.inputs.flatMap(({ name }): [string, Fault][] => {
    const { [name]: _, ...others } = structuredClone(operation.prefilled);
    const fault = check(name in sent ? { ...others, [name]: sent[name] } : others);
    return fault?.steps[0] === name ? [[name, fault]] : [];
  });
  return new Map(faults);
}

function collectInputs(operation: ConsoleOperation, typed: FormState, schema: InputSchema): Record<string, unknown> {
  const body = typed.bodyText === undefined ? readFields(operation, typed) : (parseFields(typed.bodyText) ?? {});
  const sent = operation.inputs.flatMap(({ name, in: location }): [string, unknown][] => {
    const part = schema.properties?.[name] ?? {};
    const value =
      location === "body" ? coerce(part, findField(body, name, part)) : coerceValue(part, typed.values[name]);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(sent);
}

const coerceValue = (schema: InputSchema, value: unknown): unknown =>
  typeof value === "string" ? coerceText(schema, [value]) : value === undefined ? undefined : coerce(schema, value);

function findField(fields: Record<string, unknown>, name: string, schema: InputSchema): unknown {
  const names = [name, ...((schema["x-aliases"] as string[] | undefined) ?? [])];
  return fields[names.find((each) => each in fields) ?? name];
}

export interface LineFault {
  /** From 1. */
  line: number;
  message: string;
}

const maxShown = 20;

/** Syntax errors of a JSON body, or else the server's errors for its fields. */
export function findLineFaults(text: string, faults: Iterable<Fault>): LineFault[] {
  if (text.trim() === "") return [];
  if (isTooDeep(text)) return [{ line: 1, message: "The value is nested too deeply to check." }];
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  if (errors.length > 0) {
    return errors.slice(0, maxShown).map(({ error, offset }) => ({
      line: lineNumberAt(text, offset),
      message: describeSyntaxError(printParseErrorCode(error), text.slice(offset)),
    }));
  }
  if (tree?.type !== "object") return [{ line: 1, message: "The body must be a JSON object." }];
  return [...faults].map(({ message, steps }) => ({ line: lineNumberAt(text, findNode(tree, steps).offset), message }));
}

/** The node at a path; for a missing one, the object that lacks it. */
function findNode(tree: Node, steps: readonly string[]): Node {
  const path = steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return findNodeAtLocation(tree, path) ?? (steps.length > 0 ? findNode(tree, steps.slice(0, -1)) : tree);
}

const lineNumberAt = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;

/** `CommaExpected` → "Comma expected." Shows the code of a symbol, which may be invisible or look like a quote. */
const describeSyntaxError = (code: string, [symbol = ""]: string): string => {
  const [first = "", ...rest] = code.split(/(?=[A-Z])/);
  const point =
    code === "InvalidSymbol" && symbol > "~"
      ? [`U+${symbol.codePointAt(0)?.toString(16).padStart(4, "0").toUpperCase()}`]
      : [];
  return `${[first, ...rest.map((word) => word.toLowerCase()), ...point].join(" ")}.`;
};
