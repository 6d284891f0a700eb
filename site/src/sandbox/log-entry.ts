import type { Act } from "@openparlance/sandbox";
import type { ReadResponse, RequestSpec } from "./sandbox-requests.ts";

/** A step that was taken in a sandbox. */
export type LogEntry = { act: Act } | { request: RequestSpec; response: ReadResponse };
