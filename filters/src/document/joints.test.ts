import { describe, expect, test } from "vitest";
import { type Filter, findFilter, settingsFor } from "../index.ts";

function translate(name: string, file: string, languages: [string, string], targets: string[]): string {
  const filter = findFilter(name);
  if (!filter) throw new Error(`no filter reads ${name}`);
  const [sourceLanguage, targetLanguage] = languages;
  const { segments, merge } = filter.extract(
    new TextEncoder().encode(file),
    settingsFor(filter, { sourceLanguage, targetLanguage }),
  );
  expect(segments.length).toBe(targets.length);
  expect(new TextDecoder().decode(merge(segments.map(({ source }) => source)))).toBe(file);
  return new TextDecoder().decode(merge(targets));
}

const formats: [string, (text: string) => string][] = [
  ["a.txt", (text) => text],
  ["a.html", (text) => `<p>${text}</p>`],
  ["a.md", (text) => `${text}\n`],
  ["a.json", (text) => `{"a":"${text}"}`],
  ["a.xml", (text) => `<a>${text}</a>`],
  ["strings.xml", (text) => `<resources><string name="a">${text}</string></resources>`],
  ["a.resx", (text) => `<root><data name="a" xml:space="preserve"><value>${text}</value></data></root>`],
  ["a.strings", (text) => `"a" = "${text}";\n`],
  ["a.yml", (text) => `a: ${text}\n`],
  ["a.csv", (text) => `${text}\n`],
];

test.each(formats)("sentences in %s get a blank where the target's script wants one", (name, wrap) => {
  for (const language of ["ja", "zh"]) {
    expect(
      translate(
        name,
        wrap("今日は晴れです。明日は雨が降ります。"),
        [language, "en"],
        ["It is sunny.", "It will rain."],
      ),
    ).toBe(wrap("It is sunny. It will rain."));
  }
  expect(translate(name, wrap("今日は。　明日は！"), ["ja", "ko"], ["오늘은.", "내일은!"])).toBe(
    wrap("오늘은. 내일은!"),
  );
});

test.each(formats)("sentences in %s get no blank after a full-width mark", (name, wrap) => {
  for (const language of ["zh", "zh-TW", "ja", "yue"]) {
    expect(
      translate(name, wrap("It is sunny. It will rain."), ["en", language], ["今天是晴天。", "明天会下雨。"]),
    ).toBe(wrap("今天是晴天。明天会下雨。"));
  }
});

test.each([
  ["th", "วันนี้แดดออก", "พรุ่งนี้ฝนจะตก"],
  ["lo", "ມື້ນີ້ແດດອອກ", "ມື້ອື່ນຝົນຈະຕົກ"],
  ["km", "ថ្ងៃនេះមេឃស្រឡះ។", "ថ្ងៃស្អែកនឹងភ្លៀង។"],
  ["my", "ဒီနေ့ နေသာတယ်။", "မနက်ဖြန် မိုးရွာမယ်။"],
  ["hi", "आज धूप है।", "कल बारिश होगी।"],
  ["ko", "오늘은 맑습니다.", "내일은 비가 옵니다."],
  ["zh", "OK.", "版本 2 在此。"],
])("sentences in %s keep their blank", (language, first, second) => {
  expect(translate("a.txt", "It is sunny. It will rain.", ["en", language], [first, second])).toBe(
    `${first} ${second}`,
  );
});

test("a blank goes after the end of markup and before its start", () => {
  const both = ["It is.", "It will."];
  expect(translate("a.html", "<p><b>今日は。</b><i>明日は。</i></p>", ["ja", "en"], both)).toBe(
    "<p><b>It is.</b> <i>It will.</i></p>",
  );
  expect(translate("a.html", "<p><b>It is.</b> <i>It will.</i></p>", ["en", "zh"], ["今天。", "明天。"])).toBe(
    "<p><b>今天。</b><i>明天。</i></p>",
  );
  expect(translate("a.xml", "<p>今日は。<i>明日は。</i></p>", ["ja", "en"], both)).toBe(
    "<p>It is. <i>It will.</i></p>",
  );
  expect(translate("a.xml", "<p>It is. <i>It will.</i></p>", ["en", "zh"], ["今天。", "明天。"])).toBe(
    "<p>今天。<i>明天。</i></p>",
  );
  expect(translate("a.html", "<p>今日は。<br>明日は。</p>", ["ja", "en"], both)).toBe("<p>It is.<br>It will.</p>");
});

test("lines stay lines", () => {
  expect(translate("a.json", '{"a":"It is.\\nIt will."}', ["en", "zh"], ["今天。", "明天。"])).toBe(
    '{"a":"今天。\\n明天。"}',
  );
});

describe.each(["a.xlf", "a.sdlxliff"])("between the segments of a unit in %s", (name) => {
  const cut = (gap: string, texts: readonly string[]) =>
    `<g id='1'>${texts.map((text, at) => `<mrk mtype="seg" mid="${at}">${text}</mrk>`).join(gap)}</g>`;
  const file = (source: string, target: string, language: string) =>
    `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file source-language="xx" target-language="${language}"><body><trans-unit id="1"><source>A</source><seg-source>${source}</seg-source>${target}</trans-unit></body></file></xliff>`;
  const target = (text: string) => `<target state="translated">${text}</target>`;
  const japanese = ["今日は晴れです。", "明日は雨です。"];
  const english = ["It is sunny.", "It will rain."];

  test.each([
    ["ja", "en", "", " ", japanese, english],
    ["en", "zh", " ", "", english, japanese],
    ["en", "zh", " <x id='1'/>", " <x id='1'/>", english, japanese],
    ["en", "zh", "</g> <g id='2'>", "</g><g id='2'>", english, japanese],
    ["ja", "en", "</g><g id='2'>", "</g> <g id='2'>", japanese, english],
    ["en", "de", " ", " ", english, english],
    ["zh", "ja", "", "", japanese, ["晴れ。", "雨。"]],
  ])("from %s to %s, %j becomes %j", (from, to, gap, written, sources, targets) => {
    const write = (before: string, all: (string | undefined)[]) => {
      const filter = findFilter(name) as Filter;
      const bytes = new TextEncoder().encode(file(cut(gap, sources), before, to));
      const { merge } = filter.extract(bytes, settingsFor(filter, { sourceLanguage: from, targetLanguage: to }));
      return new TextDecoder().decode(merge(all));
    };
    const whole = file(cut(gap, sources), target(cut(written, targets)), to);
    expect(write("", targets)).toBe(whole);
    expect(write(target(cut(gap, ["", ""])), targets)).toBe(whole);
    expect(write(target(cut(gap, targets)), targets)).toBe(file(cut(gap, sources), target(cut(gap, targets)), to));
    expect(write(target(cut(gap, ["", ""])), [targets[0], undefined])).toContain(`</mrk>${gap}<mrk`);
  });
});
