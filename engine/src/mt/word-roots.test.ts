import { expect, test } from "vitest";
import { Vocabulary } from "./vocabulary.ts";
import { rootsOf } from "./word-roots.ts";

test("words that begin alike, case aside, have one root; short ones their own", () => {
  const words = new Vocabulary();
  const [climber, climbers, dog, dogs] = ["Climber", "climbers", "dog", "dogs"].map((word) => words.insert(word));
  const root = rootsOf(words);
  expect(root(climber as number)).toBe(root(climbers as number));
  expect(root(dog as number)).not.toBe(root(dogs as number));
});
