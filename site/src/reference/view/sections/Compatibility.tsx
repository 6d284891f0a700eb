import record from "../../../../samples/compatibility.json" with { type: "json" };
import type { ClientResult } from "../../../compatibility/index.ts";
import { Mark } from "../schema/Fields.tsx";
import { Markdown } from "../text/markdown.tsx";
import { formatDay } from "./days.ts";

const row = ({ name, version, about, tried, unit, differs, note }: ClientResult): string => {
  const units = tried === 1 ? unit.replace(/ies$/, "y").replace(/s$/, "") : unit;
  const result = [`${tried - differs.length} of ${tried} ${units}`, ...differs].join("; ");
  return `| [${name}](https://www.npmjs.com/package/${name}) ${version} | ${about} | ${result} | ${note} |`;
};

/** Which public packages were run with this API, and what became of it, in Markdown. */
export const compatibilityText = `On ${formatDay(record.on)}, these public packages were run with a server that has sample data. Each client sent the example of every operation, and each verifier received a webhook. A result counts if it is the documented one.

| Package | Description | Result | Notes |
|---|---|---|---|
${(record.clients as ClientResult[]).map(row).join("\n")}

The collections for Bruno and Insomnia at the top of this page, and the \`.http\` file, are read and sent by the tools' own parsers in the tests of this repository.`;

export const Compatibility = () => (
  <section className="section prose" aria-labelledby="compatibility">
    <h2 id="compatibility">
      <Mark anchor="compatibility">Compatibility</Mark>
    </h2>
    <Markdown text={compatibilityText} />
  </section>
);
