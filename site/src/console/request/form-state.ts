import type { ConsoleOperation, FormInput } from "../model/types.ts";
import { readJson } from "./json.ts";

export type OptionLocation = "query" | "header" | "LILT-API";

export interface FormState {
  /** JSON values by input. Unsent inputs are absent. An invalid number stays a text. */
  values: Record<string, unknown>;
  /** The body, while the reader edits it as text. */
  bodyText?: string;
  /** Where to send options that have several possible locations. */
  optionsIn?: OptionLocation;
  file?: Blob;
}

export function prefillForm({ prefilled: values, body, examples }: ConsoleOperation): FormState {
  const text = examples[0]?.value;
  const file = body === "file" && typeof text === "string" && { file: new Blob([text]) };
  return { values: structuredClone(values), ...file };
}

export const inputsAt = ({ inputs }: ConsoleOperation, location: FormInput["in"]): FormInput[] =>
  inputs.filter((input) => input.in === location);

export const listOptionLocations = ({ inputs }: ConsoleOperation): OptionLocation[] => {
  const all = inputs.flatMap(({ in: at, sources }) => (at === "query" || at === "header" ? sources : []));
  const locations = (["query", "header", "LILT-API"] as const).filter((location) => all.includes(location));
  return locations.length > 1 ? locations : [];
};

/** In the order in which the reader filled them in; fields of the example come first. */
export function readFields(operation: ConsoleOperation, { values }: FormState): Record<string, unknown> {
  const names = inputsAt(operation, "body").map(({ name }) => name);
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}

/** Undefined unless the body is a JSON object. */
export function parseFields(text: string): Record<string, unknown> | undefined {
  if (text.trim() === "") return {};
  const value = readJson(text);
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}
