import { expect, test } from "vitest";
import { parseArgs } from "./parse-args.ts";

const commands = ["keys create [--user …] [--development]", "domains set ID KEY=VALUE", "filters options [FORMAT]"].map(
  (usage) => ({ usage, does: "" }),
);

const args = (...words: string[]) => parseArgs(words, commands).input;

test("options are before, between and after arguments, their values next to them or after =", () => {
  expect(args("keys", "create", "--user", "a@b.example", "--development")).toEqual({
    arguments: [],
    options: { user: "a@b.example", development: true },
    program: "parlance",
  });
  expect(args("domains", "set", "--organization=Else=where", "1", "tone=warm")).toEqual({
    arguments: ["1", "tone=warm"],
    options: { organization: "Else=where" },
    program: "parlance",
  });
  expect(args("domains", "set", "--", "1", "--tone=warm").arguments).toEqual(["1", "--tone=warm"]);
});

test("an argument in brackets may be left out", () => {
  expect(args("filters", "options").arguments).toEqual([]);
  expect(args("filters", "options", "csv").arguments).toEqual(["csv"]);
});

test.each([
  ["keys make", 'There is no command "keys make". "parlance help keys" lists them.'],
  ["keys creat", 'There is no command "keys creat". Did you mean "keys create"? "parlance help keys" lists them.'],
  ["key create", 'There is no command "key create". Did you mean "keys create"? "parlance help" lists them.'],
  ["key list", 'There is no command "key list". Did you mean "keys"? "parlance help" lists them.'],
  ["-V", "Unknown option '-V'. \"parlance help\" lists the commands."],
  ["hlep", 'There is no command "hlep". Did you mean "help"? "parlance help" lists them.'],
  [
    "keys create --usr a",
    'Unknown option \'--usr\'. Did you mean "--user"? "parlance help keys create" lists the options.',
  ],
  ["keys create now", "Usage: parlance keys create [--user …] [--development]"],
  ["domains set 1", "Usage: parlance domains set ID KEY=VALUE"],
  ["filters options csv tsv", "Usage: parlance filters options [FORMAT]"],
  ["keys create --colour", "Unknown option '--colour'. \"parlance help keys create\" lists the options."],
  ["keys create --constructor x", "Unknown option '--constructor'"],
  ["keys create --user", "Option '--user <value>' argument missing"],
  ["keys create --user --development", "Option '--user <value>' argument missing"],
  ["keys create --development=yes", "Option '--development' does not take a value"],
])("%s is refused", (words, message) => {
  expect(() => args(...words.split(" "))).toThrow(message);
});
