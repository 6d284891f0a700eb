import { type InlineTag, pairTags } from "../tags/read.ts";

/** Whether every opening tag is closed by a tag of its name, in the order of nesting, and nothing else is closed. */
export function areBalanced(tags: readonly InlineTag[]): boolean {
  const partner = pairTags(tags);
  return tags.every((tag, index) => tag.kind === "standalone" || partner[index] !== -1);
}
