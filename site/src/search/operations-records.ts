import { site } from "../config.ts";
import { plain } from "../model/plain.ts";
import { expandUrl, type SearchRecord, slug } from "./record.ts";

/** The pages of the repository about running a server, with their headings; `sources` has them by file name. */
export function operationsRecords(sources: ReadonlyMap<string, string>): SearchRecord[] {
  const list = sources.get("README.md")?.replaceAll(/\n +/g, " ") ?? "";
  return [...list.matchAll(/^- \[(.+?)\]\((.+?)\): (.+)$/gm)].flatMap(([, title = "", file = "", text = ""]) => [
    record(title, file, `${text.charAt(0).toUpperCase()}${text.slice(1)}.`, []),
    ...Array.from(sources.get(file)?.matchAll(/^#{2,3} (?!`)(.+)$/gm) ?? [], ([, heading = ""]) =>
      record(plain(heading), `${file}#${slug(plain(heading))}`, "", [title]),
    ),
  ]);
}

const record = (title: string, file: string, text: string, path: readonly string[]): SearchRecord => ({
  ...{ kind: "server", title, code: "", detail: "", text: plain(text) },
  ...{ path: [`Operations on ${site.repository.name}`, ...path], url: expandUrl(`@${file}`) },
});
