import { changeEntries } from "../../../changes/index.ts";
import { Mark } from "../schema/Fields.tsx";
import { Markdown } from "../text/markdown.tsx";
import { formatDay } from "./days.ts";

/** What changed in the description, release by release, in Markdown. */
export const changesText = [
  "Every API change, by release: what it means for you, then each difference of the descriptions. Follow it as an [Atom feed](/changes.atom).",
  ...changeEntries.map(({ title, on, text }) => `### ${title}${on ? `, ${formatDay(on)}` : ""}\n\n${text}`),
].join("\n\n");

export const Changes = () => (
  <section className="section prose" aria-labelledby="changes">
    <h2 id="changes">
      <Mark anchor="changes">Changes</Mark>
    </h2>
    <Markdown text={changesText} />
  </section>
);
