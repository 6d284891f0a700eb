import type { Project } from "../store/jobs/projects.ts";
import { localeOf } from "./language-pairs.ts";

type Languages = Pick<Project, "id" | "sourceLang" | "sourceRegion" | "targetLang" | "targetRegion">;

/** The folder of each project in a ZIP, named after the languages; a repeated name also has the project's ID. */
export function folderNames(projects: readonly Languages[]): string[] {
  const used = new Set<string>();
  return projects.map(({ id, sourceLang, sourceRegion, targetLang, targetRegion }) => {
    const name = `${localeOf(sourceLang, sourceRegion)}_to_${localeOf(targetLang, targetRegion)}`;
    const free = used.has(name) ? `${name}_${id}` : name;
    used.add(free);
    return `${free}/`;
  });
}

/** The name of each file in its folder. A repeated name has ` (2)`, ` (3)`, … before its extension. */
export function fileNames(names: readonly string[]): string[] {
  const used = new Set<string>();
  return names.map((name) => {
    const safe = safeName(name);
    const dot = safe.lastIndexOf(".");
    const stem = dot > 0 ? safe.slice(0, dot) : safe;
    let free = safe;
    for (let count = 2; used.has(free.toLowerCase()); count++) free = `${stem} (${count})${safe.slice(stem.length)}`;
    used.add(free.toLowerCase());
    return free;
  });
}

/** A name that can't leave its folder when it is unpacked. */
function safeName(name: string): string {
  const safe = name.replaceAll(/[/\\]/g, "_");
  return /^\.+$/.test(safe) ? safe.replaceAll(".", "_") : safe;
}
