import { detectLanguage } from "./detect-language.ts";
import { eraseBytes } from "./erase-bytes.ts";
import type { TaskKind } from "./queue.ts";

/** All kinds of work after the answer. */
// biome-ignore lint/suspicious/noExplicitAny: each kind has its own input
export const taskKinds: readonly TaskKind<any>[] = [eraseBytes, detectLanguage];
