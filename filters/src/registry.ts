import { android } from "./android/index.ts";
import { csv, tsv } from "./csv/index.ts";
import { docx } from "./docx/index.ts";
import { epub } from "./epub/index.ts";
import type { Filter } from "./filter.ts";
import { fluent } from "./fluent/index.ts";
import { findFormat } from "./formats.ts";
import { ttml, xml } from "./generic-xml/index.ts";
import { html, xhtml } from "./html/index.ts";
import { idml } from "./idml/index.ts";
import { arb, json, xcstrings } from "./json/index.ts";
import { markdown, mdx } from "./markdown/index.ts";
import { odp, ods, odt } from "./odf/index.ts";
import { plainText } from "./plaintext/index.ts";
import { po } from "./po/index.ts";
import { pptx } from "./pptx/index.ts";
import { properties, propertiesXml } from "./properties/index.ts";
import { qt } from "./qt/index.ts";
import { resx } from "./resx/index.ts";
import { srt } from "./srt/index.ts";
import { strings } from "./strings/index.ts";
import { stringsdict } from "./stringsdict/index.ts";
import { vtt } from "./vtt/index.ts";
import { sdlxliff, xliff } from "./xliff/index.ts";
import { xlsx } from "./xlsx/index.ts";
import { yaml } from "./yaml/index.ts";

/** Every filter, in the order of the formats. */
export const filters: readonly Filter[] = [
  plainText,
  markdown,
  mdx,
  html,
  xhtml,
  json,
  arb,
  yaml,
  po,
  properties,
  propertiesXml,
  strings,
  fluent,
  csv,
  tsv,
  srt,
  vtt,
  ttml,
  xml,
  android,
  resx,
  stringsdict,
  qt,
  xcstrings,
  xliff,
  sdlxliff,
  epub,
  idml,
  docx,
  pptx,
  xlsx,
  odt,
  odp,
  ods,
];

/** The filter for a file's name: see `findFormat`. */
export function findFilter(fileName: string): Filter | undefined {
  const format = findFormat(fileName);
  return format && filterNamed(format.name);
}

export const filterNamed = (name: string): Filter | undefined => filters.find((filter) => filter.name === name);
