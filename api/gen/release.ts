import { readFileSync, writeFileSync } from "node:fs";

// `node api/gen/release.ts 0.2.0` saves the current description, with which the next release is compared. It saves the
// texts about the changes as release notes.

const [version = ""] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error("Name the release, such as 0.2.0.");

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const write = (path: string, value: unknown, indent?: number) =>
  writeFileSync(new URL(path, import.meta.url), `${JSON.stringify(value, undefined, indent)}\n`);

/** A description without its texts and examples, which no program depends on. */
const dropText = (key: string, value: unknown) => {
  const isText = /^(?:description|summary)$/.test(key) && typeof value === "string";
  return isText || /^(?:examples?|x-enumDescriptions|x-effects)$/.test(key) ? undefined : value;
};

const releaseDate = new Date().toISOString().slice(0, 10);
const description = JSON.parse(JSON.stringify(read("../openapi.json"), dropText));
const otherReleases = read("../released/releases.json").filter(
  (release: { version: string }) => release.version !== version,
);
write("../released/releases.json", [...otherReleases, { version, on: releaseDate, description }]);

const { next, ...notes } = read("../released/notes.json");
write("../released/notes.json", { ...notes, [version]: next ?? notes[version] }, 2);
