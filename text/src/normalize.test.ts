import { expect, test } from "vitest";
import { normalize } from "./normalize.ts";
import { withoutTags } from "./tags/gaps.ts";
import { inputCount, randomText, seedRandom } from "./testing/random-text.ts";

const plainly = (text: string) => withoutTags(text).normalize("NFC").replace(/\s+/gu, " ").trim();

test.each([
  "",
  " ",
  "a",
  " a",
  "a ",
  "a b",
  "a  b",
  "a\tb",
  "a\u00a0b",
  "é e\u0301",
  "a <b>c</b>",
  "a < b",
  "Ångström \u212b",
  "\u0085a\u00ad",
])("%j", (text) => {
  expect(normalize(text)).toBe(plainly(text));
});

test("every character alone and any text is brought into the same form", () => {
  for (let code = 0; code < 0x3100; code++) {
    const character = String.fromCharCode(code);
    for (const text of [character, `a${character}b`]) expect(normalize(text)).toBe(plainly(text));
  }
  const random = seedRandom(7);
  for (let i = 0; i < inputCount; i++) {
    const text = randomText(random);
    expect(normalize(text)).toBe(plainly(text));
  }
});
