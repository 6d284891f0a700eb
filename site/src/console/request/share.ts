import { type FormState, type OptionLocation, parseFields } from "./form-state.ts";

/** The content of a link to a filled-in console: never the key, the server's URL, or a file. */
export interface SharedConsole {
  id: string;
  typed: Pick<FormState, "values" | "bodyText" | "optionsIn">;
}

const hashStart = "#try=";

/** A hash, which browsers never send to a server. */
export function formatShareHash(id: string, { values, bodyText, optionsIn }: FormState): string {
  const parts = new URLSearchParams({ try: id, values: JSON.stringify(values) });
  if (bodyText !== undefined) parts.set("body", bodyText);
  if (optionsIn) parts.set("options", optionsIn);
  return `#${parts}`;
}

/** @returns undefined for a hash that isn't from `formatShareHash` */
export function readShared(hash: string): SharedConsole | undefined {
  if (!hash.startsWith(hashStart)) return undefined;
  const parts = new URLSearchParams(hash.slice(1));
  const values = parseFields(parts.get("values") ?? "{}");
  if (!values) return undefined;
  const body = parts.get("body");
  const location = parts.get("options");
  return {
    id: parts.get("try") ?? "",
    typed: { values, ...(body !== null && { bodyText: body }), ...(isLocation(location) && { optionsIn: location }) },
  };
}

const isLocation = (text: string | null): text is OptionLocation =>
  ["query", "header", "LILT-API"].includes(text ?? "");
