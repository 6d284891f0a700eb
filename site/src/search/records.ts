import { site } from "../config.ts";
import { sidebar } from "../docs/sidebar.ts";
import { reference } from "../model/index.ts";
import { stripMarkdown } from "../model/plain.ts";
import { guideRecords } from "./guide-records.ts";
import { expandUrl, type SearchRecord, slug } from "./record.ts";
import { referenceRecords } from "./reference-records.ts";
import { listParts, splitWords, stemWord } from "./words.ts";

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

/**
 * Pages for operators in the repository, with their headings. Their whole texts would double the index, so a record has
 * only words that none of `others` has.
 *
 * @param sources Markdown by file name
 */
function operationsRecords(sources: ReadonlyMap<string, string>, others: readonly SearchRecord[]): SearchRecord[] {
  const known = new Set(others.flatMap(({ title, code, text }) => listStems(`${title} ${code} ${text}`)));
  const record = (title: string, file: string, text: string, part: string, path: readonly string[]): SearchRecord => ({
    kind: "server",
    title,
    code: "",
    text: stripMarkdown(text),
    url: expandUrl(`@${file}`),
    detail: [...new Set(listStems(part))]
      .filter((stem) => /^[a-z][a-z\d]{3,}$/.test(stem) && !known.has(stem))
      .join(" "),
    path: [`Operations on ${site.repository.name}`, ...path],
  });
  const list = sources.get("README.md")?.replaceAll(/\n +/g, " ") ?? "";
  return [...list.matchAll(/^- \[(.+?)\]\((.+?)\): (.+)$/gm)].flatMap(([, title = "", file = "", text = ""]) => {
    const [start = "", ...sections] = (sources.get(file) ?? "").split(/^(?=#{2,3} )/m);
    return [
      record(title, file, `${text.charAt(0).toUpperCase()}${text.slice(1)}.`, start, []),
      ...sections.flatMap((section) => {
        const heading = stripMarkdown(/^#+ (?!`)(.+)/.exec(section)?.[1] ?? "");
        return heading ? [record(heading, `${file}#${slug(heading)}`, "", section, [title])] : [];
      }),
    ];
  });
}

/** Stems of words and of the words inside names. */
const listStems = (text: string): string[] => splitWords(text).flatMap(listParts).map(stemWord);

/** All records, at build time. */
export const records: readonly SearchRecord[] = [...ofSite, ...operationsRecords(operationsSources, ofSite)];
