import type { Executed } from "./index.ts";

const and = new Intl.ListFormat("en", { type: "conjunction" });

/** What was done with the samples of a page in these languages, as a sentence. */
export function howChecked(
  languages: readonly { id: string; name: string }[],
  { tools }: Pick<Executed, "tools">,
): string {
  const ran = languages.filter(({ id }) => tools[id] !== undefined);
  const others = languages.filter(({ id }) => tools[id] === undefined);
  const names = (some: typeof ran) => and.format(some.map(({ name }) => name));
  if (others.length === 0) return "Every sample was executed against the server.";
  if (ran.length === 0) return "Every sample is checked, not run.";
  return `The samples in ${names(ran)} were executed against the server, those in ${names(others)} checked, not run.`;
}
