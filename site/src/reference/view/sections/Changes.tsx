import { changeEntries } from "../../../changes/index.ts";
import { formatDay } from "../../../parts/days.ts";
import { Markdown } from "../text/markdown.tsx";

const lead =
  "Every API change, by release: first what it means for you, then each difference in the description. You can follow the changes as an [Atom feed](/changes.atom).";

/** Changes of the description, release by release, in Markdown. */
export const changesText = [
  lead,
  ...changeEntries.map(({ title, on, text }) => `### ${title}${on ? `, ${formatDay(on)}` : ""}\n\n${text}`),
].join("\n\n");

/** The changes for search, without the differences: search finds their names at their descriptions. */
export const changesNotes = [lead, ...changeEntries.map(({ title, note }) => `${title}. ${note}`)].join("\n\n");

export const Changes = () => (
  <section className="section prose" aria-labelledby="changes">
    <h2 id="changes">Changes</h2>
    <Markdown text={changesText} />
  </section>
);
