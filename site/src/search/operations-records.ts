import { site } from "../config.ts";
import { plain } from "../model/plain.ts";
import { expandUrl, type SearchRecord, slug } from "./record.ts";
import { listParts, splitWords, stemWord } from "./words.ts";

/**
 * The pages of the repository about running a server, with their headings; `sources` has them by file name. Their texts
 * would double the index, so that a record has only the words that none of `others` has.
 */
export function operationsRecords(
  sources: ReadonlyMap<string, string>,
  others: readonly SearchRecord[],
): SearchRecord[] {
  const known = new Set(others.flatMap(({ title, code, text }) => listStems(`${title} ${code} ${text}`)));
  const record = (
    title: string,
    file: string,
    text: string,
    source: string,
    path: readonly string[],
  ): SearchRecord => ({
    ...{ kind: "server", title, code: "", text: plain(text), url: expandUrl(`@${file}`) },
    detail: [...new Set(listStems(source))]
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
        const heading = plain(/^#+ (?!`)(.+)/.exec(section)?.[1] ?? "");
        return heading ? [record(heading, `${file}#${slug(heading)}`, "", section, [title])] : [];
      }),
    ];
  });
}

/** The words of a text and of the names in it, without their endings. */
const listStems = (text: string): string[] => splitWords(text).flatMap(listParts).map(stemWord);
