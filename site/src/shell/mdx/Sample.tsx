import { Code, CopyButton } from "../../parts/Code.tsx";
import { loadSample } from "../samples.ts";

/**
 * One step of a guide in every language. Scripts show one at a time in tabs. Without scripts the languages are one below
 * the other, each under its name.
 * A `separate` one is a program of its own and no step of the page's program.
 */
export function Sample({ of }: { of: string; separate?: boolean }) {
  const { programs, response } = loadSample(of);
  const id = `sample-${of.replaceAll("/", "-")}`;
  return (
    <figure className="panel sample" data-sample={of}>
      <div className="program" data-copy="">
        <div className="panel-bar needs-js">
          <div role="tablist" aria-label="Language">
            {programs.map(({ id: lang, name }, index) => (
              <button
                key={lang}
                type="button"
                role="tab"
                id={`${id}-${lang}-tab`}
                aria-controls={`${id}-${lang}`}
                aria-selected={index === 0}
                tabIndex={index === 0 ? 0 : -1}
                data-lang={lang}
              >
                {name}
              </button>
            ))}
          </div>
          <CopyButton label="Copy sample" />
        </div>
        {programs.map(({ id: lang, name, code }, index) => (
          <div
            key={lang}
            role="tabpanel"
            id={`${id}-${lang}`}
            aria-labelledby={`${id}-${lang}-tab`}
            data-lang={lang}
            data-shown={index === 0 ? "" : undefined}
          >
            <p className="panel-label without-js">{name}</p>
            <Code code={code} lang={lang} />
          </div>
        ))}
      </div>
      {response && <Response {...response} />}
    </figure>
  );
}

function Response({ lang, text }: { lang: string; text: string }) {
  return (
    <div className="answer" data-copy="">
      <div className="answer-bar">
        <p className="panel-label">Response</p>
        <CopyButton label="Copy response" />
      </div>
      <Code code={text} lang={lang} />
    </div>
  );
}
