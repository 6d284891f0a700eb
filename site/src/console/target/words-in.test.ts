import { expect, test } from "vitest";
import { readCommand, splitWords } from "./words-in.ts";

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
  expect(splitWords(line)).toEqual(words);
});

test.each(["keys list", "parlance keys list", "npx --no parlance  keys list", " keys list "])(
  "%s is the command keys list",
  (line) => {
    expect(readCommand(line)).toBe("keys list");
  },
);
