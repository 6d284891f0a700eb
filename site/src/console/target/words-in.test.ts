import { expect, test } from "vitest";
import { wordsIn } from "./words-in.ts";

test.each([
  ["", []],
  ["  ", []],
  ["keys create --development", ["keys", "create", "--development"]],
  [
    `domains create "Port authority" --name='Old harbour'`,
    ["domains", "create", "Port authority", "--name=Old harbour"],
  ],
  [`keys create ''`, ["keys", "create", ""]],
])("the words of %j", (line, words) => {
  expect(wordsIn(line)).toEqual(words);
});
