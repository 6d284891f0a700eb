import { readFileSync, writeFileSync } from "node:fs";

// `node api/gen/release.ts 0.2.0` keeps today's description as that of a release, which the next one is compared with,
// and what was written about the changes as its notes.

const [version = ""] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error("Name the release, such as 0.2.0.");

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const write = (path: string, value: unknown, indent?: number) =>
  writeFileSync(new URL(path, import.meta.url), `${JSON.stringify(value, undefined, indent)}\n`);

const others = read("../released/releases.json").filter((release: { version: string }) => release.version !== version);
write(`../released/openapi-${version}.json`, read("../openapi.json"));
write("../released/releases.json", [...others, { version, on: new Date().toISOString().slice(0, 10) }], 2);

const { next, ...notes } = read("../released/notes.json");
write("../released/notes.json", { ...notes, [version]: next ?? notes[version] }, 2);
