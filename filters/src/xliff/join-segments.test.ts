import { expect, test } from "vitest";
import { type Filter, filterNamed, settingsFor } from "../index.ts";

const xliff = filterNamed("xliff") as Filter;
const fileOf = (units: string, [from, to]: readonly [string, string]) =>
  `<xliff version="2.0" srcLang="${from}" trgLang="${to}" xmlns="urn:oasis:names:tc:xliff:document:2.0"><file id="f">${units}</file></xliff>`;
const segment = (source: string, target?: string) =>
  target === undefined
    ? `<segment><source>${source}</source></segment>`
    : `<segment state="translated"><source>${source}</source><target>${target}</target></segment>`;
const ignorable = (source: string, target = "") => `<ignorable><source>${source}</source>${target}</ignorable>`;
const unit = (...inside: string[]) => `<unit id="u">${inside.join("")}</unit>`;

function translate(file: string, sourceLanguage: string, targets: readonly (string | undefined)[]) {
  const { segments, merge } = xliff.extract(
    Buffer.from(file),
    settingsFor(xliff, { sourceLanguage, targetLanguage: /trgLang="(\w+)"/.exec(file)?.[1] }),
  );
  expect(segments).toHaveLength(targets.length);
  return Buffer.from(merge(targets)).toString();
}

const toJapanese = (between: string, targets: readonly (string | undefined)[] = ["一。", "二。"]) =>
  translate(fileOf(unit(segment("One."), between, segment("Two.")), ["en", "ja"]), "en", targets);
const written = (between: string, first: string | undefined = "一。", second: string | undefined = "二。") =>
  fileOf(unit(segment("One.", first), between, segment("Two.", second)), ["en", "ja"]);

test("a blank between segments is left out where the target language has none", () => {
  const joined = written(ignorable(" ", "<target></target>"));
  for (const target of ["", "<target> </target>"]) expect(toJapanese(ignorable(" ", target))).toBe(joined);
  for (const target of ["<target></target>", "<target/>"])
    expect(toJapanese(ignorable(" ", target))).toBe(written(ignorable(" ", target)));
});

test("codes between segments, and a blank next to a segment without a translation, stay", () => {
  const code = ignorable(' <ph id="1"/>');
  expect(toJapanese(code)).toBe(written(code));
  expect(toJapanese(ignorable(" "), ["一。", undefined])).toContain(`${ignorable(" ")}${segment("Two.")}`);
  const units = fileOf(unit(segment("One.")) + unit(segment("Two.")), ["en", "ja"]);
  expect(translate(units, "en", ["一。", "二。"])).not.toContain("ignorable");
});

test("a blank is added where the target language needs one", () => {
  const file = (...segments: string[]) => fileOf(unit(...segments), ["ja", "en"]);
  const input = file(segment("一。"), segment("二。"));
  const blank = "<ignorable><source/><target> </target></ignorable>";
  expect(translate(input, "ja", ["One.", "Two."])).toBe(file(segment("一。", "One."), blank, segment("二。", "Two.")));
  const prefixed = input.replace(/<(\/?)(?=file|unit|seg|source)/g, "<$1x:");
  expect(translate(prefixed, "ja", ["One.", "Two."])).toContain("<x:ignorable><x:source/><x:target> </x:target>");
  expect(translate(input, "ja", [undefined, undefined])).toBe(input);
});
