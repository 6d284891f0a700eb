import executed from "../../../../records/executed.json" with { type: "json" };
import { site } from "../../config.ts";
import { describeSampleTests } from "../../executed/words.ts";
import { CodePanel } from "../../parts/Code.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { TabList, TabPanel } from "../../parts/Tabs.tsx";
import { sampleLanguages } from "../samples.ts";
import { RunAll } from "./RunAll.tsx";
import { Sample } from "./Sample.tsx";

const cloneCommand = `git clone ${site.repository.url}.git
cd ${site.repository.url.split("/").at(-1)}
npm start # prints the URL and a development key`;

const settings = "export API=http://localhost:3000 API_KEY=…";

/** The start of a tutorial: the sandbox, or a server with a key and the first lines of a program. */
export function BeforeYouBegin({ on = "page" }: { on?: "page" | "machine" }) {
  return (
    <section className="before" aria-labelledby="before-you-begin" data-views="where">
      <p className="before-title" id="before-you-begin">
        <Icon name="checklist" />
        Before you begin
      </p>
      <TabList {...group} tabs={locations} shown={on} aria-labelledby="before-you-begin" className="needs-js" />
      <TabPanel {...group} id="page" isShown={on === "page"}>
        <p className="needs-js">
          Nothing to set up. Press <strong>Run</strong> on any sample. The real server runs right on this page, without
          an account or a network connection. <strong>Run</strong> also runs the steps that the sample needs.
        </p>
        {on === "page" && <RunAll />}
      </TabPanel>
      <TabPanel {...group} id="machine" isShown={on === "machine"}>
        <p>
          You need Git and Node.js 20 or newer. The cURL samples run in Bash, and the others run in Node.js 20 or Python
          3.11. Start the server:
        </p>
        <CodePanel code={cloneCommand} lang="sh" />
        <p>In another terminal, set the URL and the key that the server printed, and run the samples there:</p>
        <CodePanel code={settings} lang="sh" />
        <p>
          You can paste any cURL sample by itself. If a sample needs an ID, it says which step provides the ID.
          JavaScript and Python samples need the lines below first. {describeSampleTests(sampleLanguages, executed)}
        </p>
        <details className="fold">
          <summary>Check your key and set up a script</summary>
          <p>
            Put the JavaScript or Python samples in a single file, such as <code>guide.mjs</code> or{" "}
            <code>guide.py</code>. Begin the file with these lines.
          </p>
          <Sample of="shared/begin" />
        </details>
      </TabPanel>
    </section>
  );
}

const group = { group: "begin", kind: "view" } as const;

const locations = [
  { id: "page", name: "On this page" },
  { id: "machine", name: "On my machine" },
];
