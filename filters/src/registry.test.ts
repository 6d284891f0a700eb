import { expect, test } from "vitest";
import { filters } from "./registry.ts";

/** Where a format is read that is another with other defaults, or whose name is that of what all formats of XML share. */
const folders: Readonly<Record<string, string>> = { xhtml: "html", arb: "json", tsv: "csv", xml: "generic-xml" };

test.each(filters.map((filter) => [filter.name, filter] as const))(
  "the folder of %s has index, options, read and write",
  async (name, filter) => {
    const folder = new URL(`${folders[name] ?? name}/`, import.meta.url);
    const valuesOf = async (file: string) => Object.values(await import(new URL(`${file}.ts`, folder).href));
    expect(await valuesOf("index")).toContain(filter);
    expect(await valuesOf("options")).toContain(filter.options);
    expect(await valuesOf("read")).not.toEqual([]);
    expect(await valuesOf("write")).not.toEqual([]);
  },
);
