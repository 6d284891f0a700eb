import type { ReactNode } from "react";
import { hrefOf } from "../../../docs/links.ts";
import { memoryFiles } from "../../../own-memory/memory-files.ts";
import { Code, CopyButton } from "../../../parts/Code.tsx";
import { TabList, TabPanel } from "../../../parts/Tabs.tsx";
import { loadSample } from "../../samples.ts";
import { sentences } from "./sentences.ts";
import { splitByOrigin, type TranslationDetail } from "./words.ts";

const sampleId = "index/translate";
const [sourceSentence] = sentences;

/** Translates a sentence in the sandbox, and accepts a correction. Without scripts, shows a recorded translation. */
export function Hero() {
  const { programs, response } = loadSample(sampleId);
  const [translated] = (JSON.parse(response?.text ?? "") as { translation: TranslationDetail[] }).translation;
  if (!translated) throw new Error(`The response of ${sampleId} has no translation.`);
  return (
    <figure className="panel hero" data-sample={sampleId} data-views="hero" data-copy="" aria-label="Try a translation">
      <div className="panel-bar needs-js">
        <TabList {...group} tabs={views} shown="text" aria-label="Show" />
        <CopyButton label="Copy" />
      </div>
      <View id="text">
        <p className="hero-label without-js">English</p>
        <p className="hero-text without-js">{sourceSentence}</p>
        <form className="hero-form needs-js" method="dialog" data-hero="run">
          <label className="hero-label" htmlFor="hero-source">
            English
          </label>
          <HeroField id="hero-source" text={sourceSentence} language="en" />
          <button type="submit" className="hero-press">
            Run
          </button>
        </form>
        {/* biome-ignore lint/a11y/useSemanticElements: nothing in it is filled in */}
        <div className="hero-chips needs-js" role="group" aria-label="Examples">
          {sentences.map((sentence) => (
            <button key={sentence} type="button" className="hero-chip">
              {sentence}
            </button>
          ))}
        </div>
        <p className="hero-label" id="hero-label">
          German
        </p>
        <p className="hero-text hero-target without-js" lang="de">
          {splitByOrigin(translated, sourceSentence).map(({ text, origin }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the words never move
            <span key={index} data-from={origin}>
              {text}
            </span>
          ))}
        </p>
        <p className="hero-text hero-target needs-js" id="hero-target" />
        <p className="hero-note needs-js" id="hero-note" />
        <p className="hero-help" hidden>
          To get a better translation, use a{" "}
          <a href={hrefOf("/guides/manage-content/create-a-datasource#measure-your-own-memory")}>larger memory</a> or a{" "}
          <a href={hrefOf("/guides/translate-content/instant-translate#machine-translation-engines")}>
            translation engine
          </a>
          .
        </p>
        <p className="hero-key">
          <span data-from="memory">memory</span> <span data-from="term">term</span> <b>your correction</b>{" "}
          <span data-from="no match">no match or guess</span>
        </p>
        <form className="hero-form needs-js" method="dialog" data-hero="confirm">
          <label className="hero-label" htmlFor="hero-correct">
            Correct it
          </label>
          <HeroField id="hero-correct" text="" language="de" isDisabled />
          <button type="submit" className="hero-press" disabled>
            Confirm
          </button>
        </form>
      </View>
      <View id="json" name="JSON">
        <div className="needs-js">
          <Code code="" lang="json" />
        </div>
        <div className="without-js">
          <Code code={response?.text ?? ""} lang="json" />
        </div>
      </View>
      <View id="curl" name="cURL">
        <Code code={programs[0]?.code ?? ""} lang="sh" />
      </View>
      <figcaption className="hero-about">
        <p id="hero-memory">
          The demo’s memory contains 56 sentences about a harbor (
          <a href={hrefOf("/samples/harbour.tmx")}>harbour.tmx</a>,{" "}
          <a href={hrefOf("/samples/notices.tmx")}>notices.tmx</a>) and 3 terms (
          <a href={hrefOf("/samples/terms.csv")}>terms.csv</a>). The demo needs no account and sends no data.
        </p>
        <label className="hero-own needs-js">
          Use your own memory …
          <input type="file" accept={memoryFiles} />
        </label>
      </figcaption>
    </figure>
  );
}

const group = { group: "hero", kind: "view" } as const;

const views = [
  { id: "text", name: "Translation" },
  { id: "json", name: "JSON" },
  { id: "curl", name: "cURL" },
];

const View = ({ id, name, children }: { id: string; name?: string; children: ReactNode }) => (
  <TabPanel {...group} id={id} isShown={id === "text"}>
    {name && <p className="panel-label without-js">{name}</p>}
    {children}
  </TabPanel>
);

interface FieldProps {
  id: string;
  text: string;
  language: string;
  isDisabled?: boolean;
}

/** Several lines are possible, but Enter submits. */
function HeroField({ id, text, language, isDisabled }: FieldProps) {
  return (
    <textarea
      className="hero-field"
      id={id}
      lang={language}
      dir="auto"
      rows={2}
      maxLength={200}
      required
      disabled={isDisabled}
      defaultValue={text}
      enterKeyHint="go"
      autoComplete="off"
      spellCheck={false}
    />
  );
}
