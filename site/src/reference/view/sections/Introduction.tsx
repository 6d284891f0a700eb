import executed from "../../../../../records/executed.json" with { type: "json" };
import { howChecked } from "../../../executed/words.ts";
import { languages } from "../../../model/samples/index.ts";
import { Mark } from "../schema/Fields.tsx";
import { Markdown } from "../text/markdown.tsx";
import { introduction } from "./facts.ts";

/** What holds for every operation, from the description's own introduction. */
export function Introduction() {
  return (
    <>
      <section className="section prose introduction">
        <Markdown text={introduction.lead} />
        <p>{howChecked(languages, executed)}</p>
      </section>
      {introduction.parts.map(({ anchor, title, text }) => (
        <section key={anchor} className="section prose" aria-labelledby={anchor}>
          <h2 id={anchor}>
            <Mark anchor={anchor}>{title}</Mark>
          </h2>
          <Markdown text={text} />
        </section>
      ))}
    </>
  );
}
