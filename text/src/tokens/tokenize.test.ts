import { expect, test } from "vitest";
import { inputCount, randomText, seedRandom } from "../testing/random-text.ts";
import { rebuild, tokenize } from "./tokenize.ts";

const spaced = (text: string, language = "en") => tokenize(text, language).tokens.join(" ");

test.each([
  ["en", "The ferry leaves at ten.", "The ferry leaves at ten ."],
  ["en", "I don't think it's John’s.", "I don 't think it 's John ’s ."],
  ["en", "O'Brien's 'quoted' words", "O'Brien 's ' quoted ' words"],
  ["fr", "L'homme d’aujourd'hui qu'il voit", "L' homme d’ aujourd'hui qu' il voit"],
  ["it", "l'uomo", "l' uomo"],
  ["de", "Wie geht's dir?", "Wie geht's dir ?"],
  ["en", "a well-known 3-year-old state-of-the-art", "a well-known 3-year-old state-of-the-art"],
  ["en", "1,234.56 on 2025-03-10 at 10:30, 50% of -5", "1,234.56 on 2025-03-10 at 10:30 , 50 % of - 5"],
  ["fr", "1\u202f234 et 2\u00a0ans", "1\u202f234 et 2 ans"],
  ["en", "e.g. the U.S.A., i.e. this", "e.g. the U.S.A. , i.e. this"],
  ["de", "z.B. am 3. Mai, Nr. 5", "z.B. am 3 . Mai , Nr . 5"],
  ["en", "Open file.txt.Then go", "Open file.txt . Then go"],
  ["en", "Wait... what?! Well -- yes", "Wait ... what ? ! Well -- yes"],
  ["en", "See https://a.b/c_(d)?e=f. Or (http://x.y).", "See https://a.b/c_(d)?e=f . Or ( http://x.y ) ."],
  ["en", "Mail a.b+c@example.org, please", "Mail a.b+c@example.org , please"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a placeholder
  ["en", "%s of %1$d {0} {name} {{n}} ${x} %PRODUCTNAME", "%s of %1$d {0} {name} {{n}} ${x} %PRODUCTNAME"],
  ["en", "<b>Save</b> it<x/>", "<b> Save </b> it <x/>"],
  ["en", "Select <None>", "Select < None >"],
  ["de", "~Datei _Öffnen", "~ Datei _ Öffnen"],
  ["de", "~Datei öffnen", "Datei öffnen"],
  ["de", "Datei &öffnen...", "Datei öffnen ..."],
  ["de", "_Datei (a_b)", "Datei ( a_b )"],
  ["en", "Sa~ve As", "Sa~ve As"],
  ["en", "R&D &amp; Tom&Jerry", "R & D & amp ; Tom & Jerry"],
  ["en", "See http://a.b/~me", "See http://a.b/~me"],
  ["zh", "我们在学习。", "我们 在 学习 。"],
  ["en", "Tokyo東京都 is", "Tokyo 東京 都 is"],
  ["th", "ภาษาไทย", "ภาษา ไทย"],
  ["en", "👩‍👩‍👧 and 🇩🇪👍🏽", "👩‍👩‍👧 and 🇩🇪 👍🏽"],
  ["hi", "हिन्दी में", "हिन्दी में"],
])("%s: %j", (language, text, expected) => {
  expect(spaced(text, language)).toBe(expected);
});

test("whitespace, control and format characters are delimiters", () => {
  expect(tokenize(" a\u200F\tb\0\n", "en")).toEqual({
    tokens: ["a", "b"],
    delimiters: [" ", "\u200F\t", "\0\n"],
    starts: Int32Array.of(1, 4),
    ends: Int32Array.of(2, 5),
  });
  expect(tokenize("", "xx").delimiters).toEqual([""]);
});

test("tokens and delimiters rebuild any text, and the offsets are those of the tokens", () => {
  const random = seedRandom(1);
  for (let i = 0; i < inputCount; i++) {
    const text = randomText(random);
    const language = ["en", "fr", "de", "zh", "xx"][i % 5] as string;
    const { tokens, delimiters, starts, ends } = tokenize(text, language);
    expect(rebuild(tokens, delimiters)).toBe(text);
    expect(delimiters).toHaveLength(tokens.length + 1);
    expect(tokens).toEqual(tokens.map((_, n) => text.slice(starts[n], ends[n])));
    expect(tokens).not.toContain("");
  }
});
