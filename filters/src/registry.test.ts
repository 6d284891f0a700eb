import { expect, test } from "vitest";
import { filters } from "./registry.ts";

/** Folders of formats that are another format with other defaults, or that share a name with one of XML. */
const folders: Readonly<Record<string, string>> = {
  xhtml: "html",
  ttml: "generic-xml",
  odt: "odf",
  ods: "odf",
  odp: "odf",
  "properties-xml": "properties",
  sdlxliff: "xliff",
  arb: "json",
  xcstrings: "json",
  tsv: "csv",
  xml: "generic-xml",
  mdx: "markdown",
};

test.each(filters.map((filter) => [filter.name, filter] as const))(
  "the filter of %s is found in the index of its folder",
  async (name, filter) => {
    const index = await import(new URL(`${folders[name] ?? name}/index.ts`, import.meta.url).href);
    expect(Object.values(index)).toContain(filter);
  },
);
