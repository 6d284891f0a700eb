import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runCli } from "./run-cli.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "check-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function check(name: string, content: string, ...options: string[]) {
  const path = join(folder, name);
  await writeFile(path, content);
  return run("check", path, ...options);
}

async function run(...words: string[]) {
  const printed: Record<"out" | "error", string[]> = { out: [], error: [] };
  const spies = [
    vi.spyOn(console, "log").mockImplementation((text) => printed.out.push(text)),
    vi.spyOn(console, "error").mockImplementation((text) => printed.error.push(text)),
  ];
  try {
    const code = await runCli(words, { PARLANCE_DATA: join(folder, "data") });
    return { code, out: printed.out.join("\n"), error: printed.error.join("\n") };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

const po = (target: string) => `msgid ""
msgstr "Language: de\\n"

msgid "Wait 15 minutes."
msgstr "${target}"
`;

test("the findings of a PO file are printed, and errors end the command with 1", async () => {
  const { code, out } = await check("a.po", po("Warten Sie 51 Minuten."));
  expect(code).toBe(1);
  expect(out.split("\n")[1]).toMatch(/^1 +error +numbers +The number 15 of the source is 51 in the translation\.$/);
  expect(out.split("\n").at(-1)).toBe("1 translations, 1 errors, 0 warnings");
});

test("warnings alone, and a file without faults, end it with 0", async () => {
  expect(await check("b.po", po("Warten Sie 15 Minuten"))).toMatchObject({
    code: 0,
    out: expect.stringMatching("warning"),
  });
  expect(await check("c.po", po("Warten Sie 15 Minuten."))).toMatchObject({
    code: 0,
    out: "1 translations, 0 errors, 0 warnings",
  });
});

test("XLIFF and TMX files say their languages, and --json prints every finding with its locations", async () => {
  const unit = "<source>Delete %s</source><target>Löschen</target>";
  const xliff = `<xliff version="1.2"><file original="a" source-language="en" target-language="de" datatype="plaintext"><body><trans-unit id="a">${unit}</trans-unit></body></file></xliff>`;
  const { code, out } = await check("a.xlf", xliff, "--json");
  expect(code).toBe(1);
  expect(JSON.parse(out)).toEqual({
    segments: 1,
    errors: 1,
    warnings: 0,
    findings: [
      {
        check: "placeholders",
        type: "markup",
        severity: "error",
        segment: 1,
        message: "The placeholder %s of the source is missing.",
        source: { start: 7, end: 9 },
      },
    ],
  });
  const tuv = (language: string, text: string) => `<tuv xml:lang="${language}"><seg>${text}</seg></tuv>`;
  const tmx = `<tmx version="1.4"><header srclang="en"/><body><tu>${tuv("en", "Delete %s")}${tuv("fr", "Supprimer")}</tu></body></tmx>`;
  expect(JSON.parse((await check("a.tmx", tmx, "--json")).out)).toMatchObject({ errors: 1 });
});

test.each([
  ["a.txt", "Wait.", [], "a.txt doesn't specify its target language. Add --target."],
  ["a.txt", "Wait.", ["--target", "de"], "a.txt has no translations."],
  ["a.foo", "Wait.", [], "a.foo can't be read: Unsupported file type"],
  ["a.po", "x", ["--target", "xx"], '--target must be a language such as en or en-GB, not "xx".'],
])("%s with %j and %j is refused in one line", async (name, content, options, reason) => {
  const { code, error } = await check(name, content, ...options);
  expect([code, error]).toEqual([1, expect.stringMatching(reason)]);
});

test("a file or a document that isn't there is refused", async () => {
  expect((await run("check", join(folder, "none.po"))).error).toMatch(/none\.po doesn't exist\.$/);
  expect((await run("check", "7")).error).toBe("There is no document 7.");
});
