import type { ConsoleOperation, FormInput } from "../model/types.ts";
import { readJson } from "./json.ts";

export type OptionLocation = "query" | "header" | "LILT-API";

export interface FormState {
  /** JSON values by the names of inputs; inputs that are not sent are absent. An invalid number stays a text. */
  values: Record<string, unknown>;
  /** The body as text, while the reader edits it as text. */
  bodyText?: string;
  /** The chosen location of options that can be sent in several locations. */
  optionsIn?: OptionLocation;
  file?: Blob;
}

/** A typical request for the start. */
export function prefill({ prefilled: values, body, examples }: ConsoleOperation): FormState {
  const text = examples[0]?.value;
  return {
    values: structuredClone(values),
    ...(body === "file" && typeof text === "string" && { file: new Blob([text]) }),
  };
}

export const inputsAt = ({ inputs }: ConsoleOperation, location: FormInput["in"]): FormInput[] =>
  inputs.filter((input) => input.in === location);

/** The locations that the reader can choose for options. */
export const optionLocations = ({ inputs }: ConsoleOperation): OptionLocation[] => {
  const all = inputs.flatMap(({ in: location, sources }) =>
    location === "query" || location === "header" ? sources : [],
  );
  const locations = (["query", "header", "LILT-API"] as const).filter((location) => all.includes(location));
  return locations.length > 1 ? locations : [];
};

/** The fields of the body, in the order in which they were filled in; fields of the example come first. */
export function bodyFields(
  operation: ConsoleOperation,
  { values }: Pick<FormState, "values">,
): Record<string, unknown> {
  const names = inputsAt(operation, "body").map(({ name }) => name);
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}

/** The fields of a body in text form; undefined unless it is a JSON object. */
export function parseFields(text: string): Record<string, unknown> | undefined {
  if (text.trim() === "") return {};
  const value = readJson(text);
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}
