import executed from "../../../../../records/executed.json" with { type: "json" };
import { describeSampleTests } from "../../../executed/words.ts";
import { languages } from "../../../model/samples/index.ts";
import { Markdown } from "../text/markdown.tsx";
import { introduction } from "./facts.ts";

/** Folded, so that the operations are close to the top. */
export function Introduction() {
  return (
    <>
      <section className="section prose introduction">
        <Markdown text={introduction.lead} />
        <p>{describeSampleTests(languages, executed)}</p>
      </section>
      <div className="groups">
        {introduction.groups.map((group) => (
          <details key={group.title} className="conventions">
            <summary>
              <h2>{group.title}</h2> <span>{group.parts.map(({ title }) => title).join(" · ")}</span>
            </summary>
            {group.parts.map(({ anchor, title, text }) => (
              <section key={anchor} className="section prose" aria-labelledby={anchor}>
                <h3 id={anchor}>{title}</h3>
                <Markdown text={text} />
                {anchor === "cases" && (
                  <p className="needs-js">
                    <button type="button" className="button" data-action="open-case">
                      Open a case file
                    </button>
                  </p>
                )}
              </section>
            ))}
          </details>
        ))}
      </div>
    </>
  );
}
