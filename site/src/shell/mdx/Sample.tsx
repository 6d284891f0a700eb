import { Code, CopyButton } from "../../parts/Code.tsx";
import { TabList, TabPanel } from "../../parts/Tabs.tsx";
import { loadSample } from "../samples.ts";

/**
 * A step of a guide in every language: with scripts in tabs, without scripts one below the other. A `separate` sample
 * is an independent program, not a step of the page's program.
 */
export function Sample({ of }: { of: string; separate?: boolean }) {
  const { programs, response } = loadSample(of);
  const group = { group: `sample-${of.replaceAll("/", "-")}`, kind: "lang" } as const;
  return (
    <figure className="panel sample" data-sample={of}>
      <div className="program" data-copy="">
        <div className="panel-bar needs-js">
          <TabList {...group} tabs={programs} shown={programs[0]?.id} aria-label="Language" />
          <CopyButton label="Copy sample" />
        </div>
        {programs.map(({ id, name, code }, index) => (
          <TabPanel key={id} {...group} id={id} isShown={index === 0}>
            <p className="panel-label without-js">{name}</p>
            <Code code={code} lang={id} />
          </TabPanel>
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
