import { glob, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defaultLimits, readConfiguration } from "@openparlance/filters";
import { expect, onTestFinished, test, vi } from "vitest";
import { variablesRead } from "../../testing/read-variables.ts";
import { nameOf } from "../commands/command.ts";
import { findHelp, formatMarkdown } from "../commands/help.ts";
import { parseArgs } from "../commands/parse-args.ts";
import { providerFields } from "../providers/providers.ts";
import { commands, runCli } from "./cli/run-cli.ts";
import { logLevels } from "./log.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const folderOfPages = join(root, "docs/operations");
const pages = new Map<string, string>();
for await (const name of glob("*.md", { cwd: folderOfPages })) {
  pages.set(name, await readFile(join(folderOfPages, name), "utf8"));
}
const document = [...pages.values()].join("\n");

/** Finds each match once, sorted. */
const find = (text: string, pattern: RegExp): string[] => [...new Set(text.match(pattern))].sort();

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "operations-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test("every variable that is read is explained, and no other", () => {
  expect(find(document, /\b(?:PARLANCE_[A-Z0-9_]+|AWS_[A-Z_]+|DATABASE_URL|PORT|HOST)\b/g)).toEqual(variablesRead());
});

test.each([...pages])("%s says how to run the commands that it prints, if it prints any", (name, text) => {
  const isPrinting = /`(?:[A-Z_]+=\S+ )?parlance [a-z]|^parlance [a-z]/m.test(text);
  const says = name === "install.md" ? "\n## The command line\n" : "](install.md#the-command-line)";
  expect(!isPrinting || text.includes(says)).toBe(true);
});

test("every provider is listed with its requirements and languages", () => {
  for (const [kind, { required, optional }] of Object.entries(providerFields)) {
    const [needed, used] = new RegExp(`^\\| \`${kind}\` +\\|(.*)\\|(.*)\\|$`, "m").exec(document)?.slice(1) ?? [];
    expect([needed?.match(/PARLANCE/g)?.length ?? 0, used?.match(/PARLANCE/g)?.length ?? 0], kind).toEqual([
      required.flat().length,
      optional.length,
    ]);
  }
});

test("the list of commands is that of the command line", () => {
  // `npm run gen` writes it.
  expect(pages.get("commands.md")).toBe(`${formatMarkdown(commands).join("\n")}\n`);
});

test("the first page links every other page", () => {
  const linked = find(pages.get("README.md") ?? "", /(?<=\]\()[a-z-]+\.md/g);
  expect(linked).toEqual([...pages.keys()].filter((name) => name !== "README.md").sort());
});

/** The anchor of a heading, as GitHub creates it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, "")
    .replaceAll(" ", "-");

test.each([...pages])("every link of %s leads to a file and a heading", async (_, text) => {
  for (const link of find(text, /(?<=\]\()(?!https:)[^)]+/g)) {
    const [path = "", anchor] = link.split("#");
    const linked = await readFile(path === "" ? "" : join(folderOfPages, path), "utf8").catch(() => undefined);
    expect(path === "" ? text : linked, link).toBeDefined();
    const headings = find(path === "" ? text : (linked ?? ""), /(?<=^#+ ).+/gm);
    if (anchor !== undefined) expect(headings.map(anchorOf), link).toContain(anchor);
  }
});

test("every page that the API description links exists", async () => {
  const description = await readFile(join(root, "api/openapi.json"), "utf8");
  const linked = find(description, /(?<=\/blob\/main\/)[\w./-]+/g);
  expect(linked.length).toBeGreaterThan(1);
  for (const path of linked) await expect(readFile(join(root, path), "utf8")).resolves.toContain("# ");
});

/** The words of a command line. Quotation marks enclose a single word. */
const splitWords = (line: string): string[] => line.match(/(?:[^\s"]|"[^"]*")+/g) ?? [];

test("every command line that a document, a page or a message prints is one", async () => {
  const lines: string[] = [];
  const documents = ["*.md", "{client,server,testing,design}/*.md", "docs/**/*.md", "site/src/docs/**/*.mdx"];
  const sources = ["api/description/**/*.yaml", "{server,sandbox,site}/src/**/*.{ts,tsx}"];
  for await (const file of glob([...documents, "api/data/errors.yaml", ...sources], { cwd: root })) {
    if (/\.(?:test\.tsx?|gen\.ts)$/.test(file)) continue;
    // A value that a shell or a message inserts is one word.
    const text = (await readFile(join(root, file), "utf8"))
      .replaceAll(/\$\{program\}/g, "parlance")
      .replaceAll(/\$(?:\([^)\n]*\)|\{[^}\n]*\})/g, "…");
    const quoted = /(?<=["`](?:npx --no )?parlance )[a-z][^`"\n)>]*(?=["`])/g;
    const isSource = /\.tsx?$|description\/.*\.yaml$/.test(file);
    lines.push(...find(text, isSource ? quoted : /(?<=(?<!--tag |-p |exec |--namespace )parlance )[a-z][^`\n)>]*/g));
  }
  expect(lines.length).toBeGreaterThan(15);
  const named = ["help COMMAND", "help …", ...commands.map(nameOf)];
  for (const line of lines.filter((each) => !named.includes(each.trim()))) {
    const words = splitWords(line.trim());
    expect(() => findHelp(words, commands) ?? parseArgs(words, commands), line).not.toThrow();
  }
});

test("the example of a filter configuration does what is said of it", async () => {
  const [, example = ""] = /```json\n(\{\n {2}"filter".*?)```/s.exec(document) ?? [];
  const folder = await newFolder();
  const file = join(folder, "filter.json");
  await writeFile(file, example);
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  expect(await runCli(["filters", "add", file], { PARLANCE_DATA: join(folder, "data") })).toBe(0);
  const { name, isDefault, ...reading } = JSON.parse(example);
  const { filter, ...settings } = readConfiguration(reading);
  const texts = { id: "No", title: "Yes", menu: { url: "No", html: "<p>One</p><p>Two</p>" } };
  const bytes = Buffer.from(JSON.stringify(texts));
  const { segments } = filter.extract(bytes, { sourceLanguage: "en", limits: defaultLimits, ...settings });
  expect(segments.map(({ source }) => source)).toEqual(["Yes", "One", "Two"]);
});

test("every level of the log is named", () => {
  for (const level of logLevels) expect(document).toContain(`\`${level}\``);
});
