import recorded from "@openparlance/api/recorded" with { type: "json" };
import { formatJson } from "../model/samples/format-json.ts";

/** The languages by file extension, in the order of the tabs. */
export const sampleLanguages = [
  { id: "sh", name: "cURL" },
  { id: "js", name: "JavaScript" },
  { id: "py", name: "Python" },
] as const;

const files = import.meta.glob<string>("../samples/**/*.{sh,js,py,json,txt,csv,xml}", {
  eager: true,
  query: "?raw",
  import: "default",
});

export interface CodeSample {
  programs: { id: string; name: string; code: string }[];
  response: { lang: string; text: string } | undefined;
}

/** @param step `<guide>/<step>` */
export function loadSample(step: string): CodeSample {
  const programs = sampleLanguages.flatMap(({ id, name }) => {
    const code = files[`../samples/${step}.${id}`];
    return code === undefined ? [] : [{ id, name, code: code.trimEnd() }];
  });
  if (programs.length === 0) throw new Error(`No sample is named ${step}.`);
  return { programs, response: findResponse(step) };
}

/** A recorded machine translation, or a file next to the programs. */
function findResponse(of: string): CodeSample["response"] {
  const created = (recorded as Record<string, unknown>)[of];
  if (typeof created === "string") return { lang: "txt", text: created.trimEnd() };
  if (created !== undefined) return { lang: "json", text: formatJson(created) };
  const [path, text] = Object.entries(files).find(([file]) => file.startsWith(`../samples/${of}.answer.`)) ?? [];
  return path && text ? { lang: path.slice(path.lastIndexOf(".") + 1), text: text.trimEnd() } : undefined;
}
