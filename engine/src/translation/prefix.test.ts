import { expect, test } from "vitest";
import { continuePrefix } from "./prefix.ts";
import type { Links } from "./translation.ts";

/** "The ferry leaves at ten." with links to its translation. */
const target = "Die Fähre legt um zehn Uhr ab.";
const links: Links = [
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [4, 5],
  [2, 6],
  [5, 7],
];

const continued = (prefix: string, prefixLinks: Links) =>
  continuePrefix({ prefix, target, targetLanguage: "de", links, prefixLinks });

test("a translation that begins with the prefix stays", () => {
  expect(continued("Die Fä", [])).toBe(target);
  expect(continued("", [])).toBe(target);
});

test("other words for the same continue where the translation has said it", () => {
  expect(
    continued("Das Schiff", [
      [0, 0],
      [1, 1],
    ]),
  ).toBe("Das Schiff legt um zehn Uhr ab.");
  expect(
    continued("Das Schiff ", [
      [0, 0],
      [1, 1],
    ]),
  ).toBe("Das Schiff legt um zehn Uhr ab.");
});

test("a word begun is completed", () => {
  expect(continued("Eine Fäh", [[0, 0]])).toBe("Eine Fähre legt um zehn Uhr ab.");
});

test("words of the prefix are not repeated", () => {
  expect(
    continued("Um zehn Uhr", [
      [3, 0],
      [4, 1],
      [4, 2],
    ]),
  ).toMatch(/^Um zehn Uhr /);
  expect(
    continued("Die Abfahrt ist um zehn", [
      [0, 0],
      [1, 1],
      [2, 1],
      [3, 3],
      [4, 4],
    ]),
  ).toBe("Die Abfahrt ist um zehn.");
});

test("a prefix longer than the whole translation is the translation", () => {
  const prefix = "Die Fähre legt um zehn Uhr morgens ab. Sie";
  const all: Links = [
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 7],
  ];
  expect(continued(prefix, all)).toBe(prefix);
});

test("with any links, the prefix is first and the rest is the translation's", () => {
  let state = 1;
  const random = (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const prefixes = ["D", "Das", "ab ", "Uhr", "\ud83d", "zeh", "Die Fähre fährt", "  ", "…", "legt um "];
  const randomLinks = (): Links => Array.from({ length: random(8) }, () => [random(7), random(9)] as const);
  for (let round = 0; round < (process.env.PARLANCE_PROOF ? 10_000 : 300); round++) {
    const prefix = prefixes[round % prefixes.length] ?? "";
    const result = continuePrefix({
      prefix,
      target,
      targetLanguage: "de",
      links: randomLinks(),
      prefixLinks: randomLinks(),
    });
    expect(result.startsWith(prefix)).toBe(true);
    expect(target.endsWith(result.slice(prefix.length).trimStart())).toBe(true);
  }
});
