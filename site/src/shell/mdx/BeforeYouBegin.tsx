import executed from "../../../samples/executed.json";
import { howChecked } from "../../executed/words.ts";
import { CodePanel } from "../parts/Code.tsx";
import { Icon } from "../parts/Icon.tsx";
import { sampleLanguages } from "../samples.ts";
import { Sample } from "./Sample.tsx";

const commands = `# in Parlance's folder, on your own machine: the server
npm start

# there in a second terminal: a key, shown once
npx parlance keys create --development
export API=http://localhost:3000 API_KEY=…`;

/** What every tutorial starts from: a server, a key, a test of both, and the lines that its programs begin with. */
export function BeforeYouBegin() {
  return (
    <section className="before" aria-labelledby="before-you-begin">
      <p className="before-title" id="before-you-begin">
        <Icon name="checklist" />
        Before you begin
      </p>
      <p>
        Start a server of your own and make a key for it. The samples read both from the environment.{" "}
        {howChecked(sampleLanguages, executed)}
      </p>
      <CodePanel code={commands} lang="sh" />
      <details className="fold">
        <summary>A test of your key, and the lines that begin a program</summary>
        <p>
          The cURL samples run in any shell, each by itself: one that needs an ID says which step sets it. Those in
          JavaScript and Python continue one file, such as <code>guide.mjs</code> or <code>guide.py</code>, which begins
          with these lines.
        </p>
        <Sample of="shared/begin" />
      </details>
    </section>
  );
}

/** The small script that gives a tutorial its Memory, so that it can be followed alone. */
export function SetUp() {
  return <Sample of="shared/setup" />;
}
