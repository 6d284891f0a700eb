import type { Act } from "@openparlance/sandbox";
import type { ReadResponse, RequestSpec } from "./ask.ts";

/** A step that was taken in a sandbox. */
export type LogEntry = { act: Act } | { ask: RequestSpec; answer: ReadResponse };
