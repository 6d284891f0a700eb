import type { ReactNode } from "react";
import { Code, CopyButton } from "../../../parts/Code.tsx";
import { loadSample } from "../../samples.ts";
import { sentences } from "./sentences.ts";
import { splitByOrigin, type TranslationDetail } from "./words.ts";

const sample = "index/translate";
const [source] = sentences;

/**
 * Translates a sentence that the reader may change, by the server in the page, and takes a correction. At first, and
 * without scripts, it shows what that sentence is translated to.
 */
export function Hero() {
  const { programs, response } = loadSample(sample);
  const [translated] = (JSON.parse(response?.text ?? "") as { translation: TranslationDetail[] }).translation;
  if (!translated) throw new Error(`The response of ${sample} has no translation.`);
  return (
    <figure className="panel hero" data-sample={sample} data-views="hero" data-copy="" aria-label="Try a translation">
      <div className="panel-bar needs-js">
        <div role="tablist" aria-label="Show">
          {views.map(({ id, name }, index) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`hero-${id}-tab`}
              aria-controls={`hero-${id}`}
              aria-selected={index === 0}
              tabIndex={index === 0 ? 0 : -1}
              data-view={id}
            >
              {name}
            </button>
          ))}
        </div>
        <CopyButton label="Copy" />
      </div>
      <View id="text">
        <p className="hero-label without-js">English</p>
        <p className="hero-text without-js">{source}</p>
        <form className="hero-form needs-js" data-hero="run">
          <label className="hero-label" htmlFor="hero-source">
            English
          </label>
          <HeroField id="hero-source" text={source} language="en" />
          <button type="submit" className="hero-press">
            Run
          </button>
        </form>
        <p className="hero-label">German</p>
        <p className="hero-text hero-target" lang="de" id="hero-target">
          {splitByOrigin(translated).map(({ text, from }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the words never move
            <span key={index} data-from={from}>
              {text}
            </span>
          ))}
        </p>
        <p className="hero-key">
          <span data-from="memory">from the memory</span> <span data-from="term">term</span>
        </p>
        <form className="hero-form needs-js" data-hero="confirm">
          <label className="hero-label" htmlFor="hero-correct">
            Correct it
          </label>
          <HeroField id="hero-correct" text={translated.target} language="de" />
          <button type="submit" className="hero-press">
            Confirm
          </button>
        </form>
        <p className="hero-note needs-js" id="hero-note">
          Change a word, such as <i lang="de">geschlossen</i> to <i lang="de">gesperrt</i>. The next sentence uses it.
        </p>
      </View>
      <View id="json" name="JSON">
        <Code code={response?.text ?? ""} lang="json" />
      </View>
      <View id="curl" name="cURL">
        <Code code={programs[0]?.code ?? ""} lang="sh" />
      </View>
      <figcaption className="hero-about needs-js">
        The real server, running in this page: no account, no network. It loads when you press Run.
      </figcaption>
    </figure>
  );
}

const views = [
  { id: "text", name: "Translation" },
  { id: "json", name: "JSON" },
  { id: "curl", name: "cURL" },
];

function View({ id, name, children }: { id: string; name?: string; children: ReactNode }) {
  return (
    <div
      role="tabpanel"
      id={`hero-${id}`}
      aria-labelledby={`hero-${id}-tab`}
      data-view={id}
      data-shown={id === "text" ? "" : undefined}
    >
      {name && <p className="panel-label without-js">{name}</p>}
      {children}
    </div>
  );
}

/** A line or more; Enter sends it. */
function HeroField({ id, text, language }: { id: string; text: string; language: string }) {
  return (
    <textarea
      className="hero-field"
      id={id}
      lang={language}
      rows={2}
      maxLength={200}
      required
      defaultValue={text}
      enterKeyHint="go"
      autoComplete="off"
      spellCheck={false}
    />
  );
}
