import type { ExecutionRecord } from "./index.ts";

const listFormat = new Intl.ListFormat("en", { type: "conjunction" });

/** How the samples of a page are tested, in a sentence. */
export function describeSampleTests(
  languages: readonly { id: string; name: string }[],
  { tools }: Pick<ExecutionRecord, "tools">,
): string {
  const tested = languages.filter(({ id }) => tools[id] !== undefined);
  const others = languages.filter(({ id }) => tools[id] === undefined);
  const names = (some: typeof tested) => listFormat.format(some.map(({ name }) => name));
  if (others.length === 0) return "Every sample is tested against the live API.";
  if (tested.length === 0) return "Every sample is compiled, but not run.";
  return `The samples in ${names(tested)} are tested against the live API; those in ${names(others)} are compiled, but not run.`;
}
