import { type ChangeEntry, changeEntries } from "../../../changes/index.ts";
import { formatDay } from "../../../parts/days.ts";
import { Markdown } from "../text/markdown.tsx";

const lead =
  "This list contains every API change by release: first what it means for you, then each difference in the description. You can also subscribe to the [Atom feed](/changes.atom).";

const headingOf = ({ title, on }: ChangeEntry) => `${title}${on ? `, ${formatDay(on).replace(" ", "\u00a0")}` : ""}`;

/** The text for search. It lacks the differences, because search finds their names at their descriptions. */
export const changesNotes = [lead, ...changeEntries.map(({ title, note }) => `${title}. ${note}`)].join("\n\n");

export const Changes = () => (
  <section className="section prose" aria-labelledby="changes">
    <h2 id="changes">Changes</h2>
    <Markdown text={lead} />
    {changeEntries.map((entry) => (
      <Entry key={entry.id} entry={entry} />
    ))}
  </section>
);

/** Differences are folded if there are more than a few. */
const Entry = ({ entry }: { entry: ChangeEntry }) => {
  const differences = <Markdown text={entry.differences} />;
  const isLong = entry.differences.split("\n").length > 3;
  return (
    <>
      <h3>{headingOf(entry)}</h3>
      <Markdown text={entry.note} />
      {isLong ? (
        <details className="inside">
          <summary>Every difference</summary>
          {differences}
        </details>
      ) : (
        differences
      )}
    </>
  );
};
