import type { ArazzoDocument } from "@openparlance/api/arazzo";
import { parse, stringify } from "yaml";
import { type ArazzoDraft, completeDraft } from "../arazzo/complete.ts";
import { inputFiles } from "./inputs.ts";

const drafts = import.meta.glob<string>("./**/*.arazzo.yaml", { eager: true, query: "?raw", import: "default" });

/** `/quickstart.arazzo.yaml` and so on. */
export const arazzoFiles: readonly string[] = Object.keys(drafts).map((path) => path.slice(1));

/** Undefined for a page without steps. */
export const findArazzoFile = (route: string): string | undefined =>
  arazzoFiles.find((file) => file === `${route}.arazzo.yaml`);

/** @param site URL of the site's first page */
export function arazzoDocument(file: string, site: URL): ArazzoDocument {
  const draft = parse(drafts[`.${file}`] ?? "") as ArazzoDraft;
  return completeDraft(draft, { site, fileText: (name) => inputFiles[name] ?? throwMissing(name) });
}

export const arazzoText = (file: string, site: URL): string =>
  stringify(arazzoDocument(file, site), { blockQuote: "literal" });

function throwMissing(name: string): never {
  throw new Error(`No input of the samples is named ${name}.`);
}
