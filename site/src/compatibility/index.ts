import { fileURLToPath } from "node:url";

/** The results of public clients with this API. Running the clients writes them to `records/compatibility.json`. */
export interface Compatibility {
  /** A day, such as 2026-11-22. */
  on: string;
  clients: ClientResult[];
}

export interface ClientResult {
  name: string;
  version: string;
  about: string;
  /** A note for its users in Markdown, which may be empty. */
  note: string;
  /** The number of features that were tested, such as operations. */
  tried: number;
  unit: "operations" | "webhook deliveries";
  /** Features without the documented result, and the result: `listFileTranslations: 400`. */
  differs: string[];
}

export const compatibilityFile = fileURLToPath(new URL("../../../records/compatibility.json", import.meta.url));
