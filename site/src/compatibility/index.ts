import { fileURLToPath } from "node:url";

/** What public clients did with this API: `records/compatibility.json`, which the run of the clients writes. */
export interface Compatibility {
  /** A day, such as 2026-11-22. */
  on: string;
  clients: ClientResult[];
}

export interface ClientResult {
  name: string;
  version: string;
  about: string;
  /** What its user must know, as Markdown; may be empty. */
  note: string;
  /** What was tried, such as each operation by its ID. */
  tried: number;
  unit: "operations" | "webhook deliveries";
  /** What didn't give the documented result, and how: `listFileTranslations: 400`. */
  differs: string[];
}

export const compatibilityFile = fileURLToPath(new URL("../../../records/compatibility.json", import.meta.url));
