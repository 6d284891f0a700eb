import { expect, test } from "vitest";
import { Vocabulary } from "../knowledge/vocabulary.ts";
import { WordRoots } from "./word-roots.ts";

test("words that begin alike, case aside, have one root; short ones their own", () => {
  const words = new Vocabulary();
  const [climber, climbers, dog, dogs] = ["Climber", "climbers", "dog", "dogs"].map((word) => words.insert(word));
  const roots = new WordRoots(words);
  expect(roots.of(climber as number)).toBe(roots.of(climbers as number));
  expect(roots.of(dog as number)).not.toBe(roots.of(dogs as number));
  expect(roots.spelling(roots.of(climbers as number))).toBe("climbe");
});
