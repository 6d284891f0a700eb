import { createHash } from "node:crypto";
import { packRecords } from "./record.ts";
import { records } from "./records.ts";

/** The file that the browser fetches when search is first used. */
export const indexText = packRecords(records);

/** Part of its name, so that browsers may keep it for good. */
export const indexHash = createHash("sha256").update(indexText).digest("base64url").slice(0, 8);

export const indexRoute = `/assets/search.${indexHash}.json`;
