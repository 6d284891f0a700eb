import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { startServer } from "./server.ts";

const docs = fileURLToPath(new URL("../../site/src/docs/", import.meta.url));
const samples = fileURLToPath(new URL("../../site/src/samples/", import.meta.url));
const key = "key-of-the-guides";

/** How a program of each language is run from its text, and how it prints a line. */
const languages = {
  sh: { command: ["bash", "-s"], begin: "set -e", print: (line: string) => `echo; echo '${line}'` },
  js: {
    command: [process.execPath, "--input-type=module", "-"],
    // Objects as JSON, so that they can be compared.
    begin: `console.log = (...all) => void process.stdout.write(all.map((one) =>
      typeof one === "string" ? one : JSON.stringify(one, null, 2)).join(" ") + "\\n");`,
    print: (line: string) => `console.log("\\n${line}");`,
  },
  py: { command: ["python3", "-"], begin: "", print: (line: string) => `print("\\n${line}", flush=True)` },
} as const;

/** A guide with its samples, in the order in which they make one program. */
function guideOf(path: string) {
  const page = readFileSync(join(docs, path), "utf8");
  const steps = [...page.matchAll(/<BeforeYouBegin|<SetUp|<Sample of="([^"]+)" \/>/g)].map(([tag, step]) => {
    if (step) return step;
    return tag === "<SetUp" ? "shared/setup" : "shared/begin";
  });
  return { path, steps };
}

const guides = globSync("**/*.mdx", { cwd: docs })
  .toSorted()
  .map(guideOf)
  .filter(({ steps }) => steps.length > 1);

/** Each guide begins on a server without anything and a folder with its downloads. */
async function runGuide(steps: string[], language: keyof typeof languages) {
  const server = await startServer({ PARLANCE_API_KEY: key });
  const folder = await mkdtemp(join(tmpdir(), "parlance-guide-"));
  try {
    await cp(join(samples, "inputs"), folder, { recursive: true });
    const { command, begin, print } = languages[language];
    const program = [begin, ...steps.flatMap((step) => [print(`@@ ${step}`), sampleText(step, language)])].join("\n");
    const env = { ...process.env, API: server.origin, API_KEY: key, PYTHONUTF8: "1" };
    const [name, ...options] = command;
    const child: ChildProcess = spawn(name, options, { cwd: folder, env });
    child.stdin?.end(program);
    const exit = new Promise<number | null>((resolve) => child.once("close", resolve));
    const [out, err] = await Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : "")));
    const printed = (out ?? "").split(/^@@ /m).slice(1);
    const outputs = new Map(printed.map((part) => [part.split("\n")[0] ?? "", part.slice(part.indexOf("\n")).trim()]));
    return { status: await exit, err, outputs };
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const sampleText = (step: string, extension: string) => readFileSync(join(samples, `${step}.${extension}`), "utf8");

function answerOf(step: string): { kind: "json" | "txt"; text: string } | undefined {
  const kind = (["json", "txt"] as const).find((kind) => existsSync(join(samples, `${step}.answer.${kind}`)));
  return kind && { kind, text: sampleText(step, `answer.${kind}`).trim() };
}

/** The programs print less of these answers than the pages show. */
const shortened = ["quickstart/get-languages", "create-a-datasource/translate-term"];

/**
 * Answers with machine translations: their texts and scores are illustrative on the pages (see the contract of the API,
 * section "Examples"), so their shape is compared.
 */
const machineMade = [
  "instant-translate/download-translation",
  "instant-translate/translate-known",
  "instant-translate/translate-new",
  "instant-translate/two-files",
  "quickstart/translate-known",
  "quickstart/translate-new",
  "verified-translation/wait-for-drafts",
];

/** Ids and times are those of the reader's own server; the pages show those of the harbour office. */
const ownNames = /^(?:id|.*(?:Id|_id)|fileIds|created_?at|updated_?at|createdAt|updatedAt|due|due_date|deliveredAt)$/i;

function comparable(value: unknown, name = ""): unknown {
  if (Array.isArray(value)) return value.map((each) => comparable(each, name));
  if (ownNames.test(name)) return value === null ? null : typeof value;
  if (name === "message" && typeof value === "string") return value.replaceAll(/\d+/g, "N");
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, comparable(each, key)]));
}

/** Types in the place of values, and of a list those of its first element. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each)]));
}

/** The JSON values in an output, each from where it begins in a line, such as behind a status, to the end of a line. */
function jsonIn(output: string): unknown[] {
  const values: unknown[] = [];
  const lines = output.split("\n");
  for (let start = 0; start < lines.length; start++) {
    const at = (lines[start] ?? "").search(/[{[]/);
    if (at < 0) continue;
    for (let end = start + 1; end <= lines.length; end++) {
      const value = parsed(lines.slice(start, end).join("\n").slice(at));
      if (value === undefined) continue;
      values.push(value);
      start = end - 1;
      break;
    }
  }
  return values;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** White space and numbers of the reader's own left out. */
const comparableText = (text: string) => text.replaceAll(/\d+/g, "N").replaceAll(/\s+/g, " ").trim();

describe.each(guides)("$path", ({ steps }) => {
  describe.each(Object.keys(languages) as (keyof typeof languages)[])("in .%s", (language) => {
    let run: Awaited<ReturnType<typeof runGuide>>;
    beforeAll(async () => {
      run = await runGuide(steps, language);
    });

    test("runs from beginning to end on an empty server", () => {
      expect({ status: run.status, err: run.err }).toEqual({ status: 0, err: "" });
      expect([...run.outputs.keys()]).toEqual(steps);
    });

    // The cURL programs print answers whole, the others what they need of them.
    if (language !== "sh") return;
    const answered = steps.filter((step) => answerOf(step) && !shortened.includes(step));
    test.each(answered)("%s answers what the page says", (step) => {
      const { kind, text } = answerOf(step) ?? { kind: "txt", text: "" };
      const output = run.outputs.get(step) ?? "";
      const isMade = machineMade.includes(step);
      if (kind === "txt") {
        if (isMade) expect(output.split("\n").length).toBeGreaterThanOrEqual(text.split("\n").length);
        else expect(comparableText(output)).toContain(comparableText(text));
        return;
      }
      const compare = isMade ? shapeOf : comparable;
      const found = jsonIn(output).map((value) => compare(value));
      expect(found).toContainEqual(compare(JSON.parse(text)));
    });
  });
});
