import { sidebar } from "../docs/sidebar.ts";
import { reference } from "../model/index.ts";
import { guideRecords } from "./guide-records.ts";
import { operationsRecords } from "./operations-records.ts";
import type { SearchRecord } from "./record.ts";
import { referenceRecords } from "./reference-records.ts";

const files = import.meta.glob<string>("../docs/**/*.mdx", { query: "?raw", import: "default", eager: true });

const guideSources = new Map(
  Object.entries(files).map(([path, source]) => [
    path.replace(/^\.\.\/docs(.*)\.mdx$/, "$1").replace(/^\/index$/, "/"),
    source,
  ]),
);

const operations = import.meta.glob<string>("../../../docs/operations/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const operationsSources = new Map(Object.entries(operations).map(([path, text]) => [path.replace(/.*\//, ""), text]));

const ofSite = [...guideRecords(sidebar, guideSources), ...referenceRecords(reference)];

/** All records, at build time. */
export const records: readonly SearchRecord[] = [...ofSite, ...operationsRecords(operationsSources, ofSite)];
