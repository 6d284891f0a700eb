import { createHash } from "node:crypto";
import { packRecords } from "./record.ts";
import { records } from "./records.ts";

/** Fetched when search is first used. */
export const indexText = packRecords(records);

/** The hash in the file name, so that browsers can cache the file forever. */
export const indexHash = createHash("sha256").update(indexText).digest("base64url").slice(0, 8);

export const indexRoute = `/assets/search.${indexHash}.json`;
