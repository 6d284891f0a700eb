import type { Act } from "@parlance/sandbox";
import type { Answered, Ask } from "./ask.ts";

/** A step that was taken in a sandbox. */
export type Taken = { act: Act } | { ask: Ask; answer: Answered };
