import { existsSync } from "node:fs";
import { join } from "node:path";
import recorded from "@openparlance/api/recorded" with { type: "json" };
import { beforeAll, describe, expect, inject, test } from "vitest";
import { guides, languages, readSample, runGuide, samplesFolder } from "./executed/guide-programs.ts";

function findResponse(step: string): { kind: "json" | "txt"; text: string } | undefined {
  const created = (recorded as Record<string, unknown>)[step];
  if (typeof created === "string") return { kind: "txt", text: created.trim() };
  if (created !== undefined) return { kind: "json", text: JSON.stringify(created) };
  const kind = (["json", "txt"] as const).find((kind) => existsSync(join(samplesFolder, `${step}.answer.${kind}`)));
  return kind && { kind, text: readSample(step, `answer.${kind}`).trim() };
}

/** The parts of responses that the cURL programs print; the pages show more. */
// biome-ignore lint/suspicious/noExplicitAny: responses of every shape
const shortened: Record<string, (response: any) => string[]> = {
  "quickstart/get-languages": ({ source_to_target, code_to_name }) => [
    `"de":${JSON.stringify(source_to_target.en.de)}`,
    `"de":${JSON.stringify(code_to_name.de)}`,
  ],
};

/** IDs and times differ between the server of the test and the pages. */
const valueOfRunPattern =
  /^(?:id|.*(?:Id|_id)|fileIds|created_?at|updated_?at|createdAt|updatedAt|due|due_date|deliveredAt)$/i;

function comparable(value: unknown, name = ""): unknown {
  if (Array.isArray(value)) return value.map((each) => comparable(each, name));
  if (valueOfRunPattern.test(name)) return value === null ? null : typeof value;
  if (name === "message" && typeof value === "string") return value.replaceAll(/\d+/g, "N");
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, comparable(each, key)]));
}

/** JSON values in an output. A value starts anywhere in a line, such as after a status, and ends with a line. */
function jsonIn(output: string): unknown[] {
  const values: unknown[] = [];
  const lines = output.split("\n");
  for (let start = 0; start < lines.length; start++) {
    const at = (lines[start] ?? "").search(/[{[]/);
    if (at < 0) continue;
    for (let end = start + 1; end <= lines.length; end++) {
      const value = parse(lines.slice(start, end).join("\n").slice(at));
      if (value === undefined) continue;
      values.push(value);
      start = end - 1;
      break;
    }
  }
  return values;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a value equals `whole` or a value inside it, or has some fields or items of one. */
function isPartOf(value: unknown, whole: unknown): boolean {
  if (JSON.stringify(value) === JSON.stringify(whole)) return true;
  if (typeof whole !== "object" || whole === null) return false;
  return isSome(value, whole) || Object.values(whole).some((each) => isPartOf(value, each));
}

function isSome(value: unknown, whole: object): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value) !== Array.isArray(whole)) return false;
  if (Array.isArray(whole)) return Object.values(value).every((item) => whole.some((each) => isPartOf(item, each)));
  return Object.entries(value).every(([name, field]) => isPartOf(field, (whole as Record<string, unknown>)[name]));
}

const saidIn = (events: string): string =>
  [...events.matchAll(/^data: (\{"text":.*)$/gm)].map(([, data = "{}"]) => JSON.parse(data).text).join("");

/** The output in a sample's comments: `print(state)  # done`. */
const promisesIn = (sample: string): string[] =>
  [...sample.matchAll(/^(?:console\.log|print)\(.*\);? +(?:\/\/|#) (.+)$/gm)].map(([, promise = ""]) => promise);

/** Ignores whitespace and numbers. */
const comparableText = (text: string) => text.replaceAll(/\d+/g, "N").replaceAll(/\s+/g, " ").trim();

/** Concurrent, because the programs mostly wait between polls. */
const together = { concurrent: true };

describe.each(guides)("$path", together, ({ steps }) => {
  describe.each(Object.keys(languages) as (keyof typeof languages)[])("in .%s", together, (language) => {
    let run: Awaited<ReturnType<typeof runGuide>>;
    beforeAll(async () => {
      run = await runGuide(steps, language, { origin: inject("origin"), dataFolder: inject("dataFolder") });
    });

    test("runs from beginning to end in an empty organization", () => {
      expect({ status: run.status, err: run.err }).toEqual({ status: 0, err: "" });
      expect([...run.outputs.keys()]).toEqual(steps);
    });

    const promising = steps.filter((step) => promisesIn(readSample(step, language)).length > 0);
    test.each(promising)("%s prints what its comments say", (step) => {
      const lines = (run.outputs.get(step) ?? "").split("\n");
      for (const promise of promisesIn(readSample(step, language))) expect(lines).toContain(promise);
    });

    const responses = steps.filter((step) => findResponse(step));
    test.each(responses)("%s returns what the page says", (step) => {
      const { kind, text } = findResponse(step) ?? { kind: "txt", text: "" };
      const output = run.outputs.get(step) ?? "";
      if (kind === "txt") {
        const said = language === "sh" ? "" : saidIn(text);
        return expect(comparableText(output)).toContain(comparableText(said || text));
      }
      // Only the cURL programs print whole responses.
      if (language !== "sh") {
        const whole = comparable(JSON.parse(text));
        for (const value of jsonIn(output)) expect(whole).toSatisfy((it) => isPartOf(comparable(value), it));
        return;
      }
      const parts = shortened[step]?.(JSON.parse(text));
      if (parts) return expect(output).toBe(parts.join("\n"));
      const matches = jsonIn(output).map((value) => comparable(value));
      expect(matches).toContainEqual(comparable(JSON.parse(text)));
    });
  });
});
