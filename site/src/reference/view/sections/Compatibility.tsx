import record from "../../../../../records/compatibility.json" with { type: "json" };
import type { ClientResult } from "../../../compatibility/index.ts";
import { formatDay } from "../../../parts/days.ts";
import { Markdown } from "../text/markdown.tsx";

const row = ({ name, version, about, tried, unit, differs, note }: ClientResult): string => {
  const units = tried === 1 ? unit.replace(/ies$/, "y").replace(/s$/, "") : unit;
  const result = [`${tried - differs.length} of ${tried} ${units}`, ...differs].join("; ");
  return `| [${name}](https://www.npmjs.com/package/${name}) ${version} | ${about} | ${result} | ${note} |`;
};

/** Markdown. */
export const compatibilityText = `On ${formatDay(record.on)}, these public packages were run against a server with sample data. Each client sent the example request for every operation, and each verifier received a webhook. A request passes if its response matches the documentation.

| Package | Description | Result | Notes |
|---|---|---|---|
${(record.clients as ClientResult[]).map(row).join("\n")}

The exports at the top of this page are tested unmodified, with all operations: the Postman collection in newman, the Bruno collection in Bruno's runner, and the \`.http\` file in httpYac.`;

export const Compatibility = () => (
  <section className="section prose" aria-labelledby="compatibility">
    <h2 id="compatibility">Compatibility</h2>
    <Markdown text={compatibilityText} />
    <p className="needs-js">
      Run every cURL and JavaScript sample on this site against the server on this page. This takes less than a minute.
    </p>
    <p className="needs-js">
      <button type="button" className="button" data-action="verify">
        Verify these docs
      </button>
    </p>
  </section>
);
