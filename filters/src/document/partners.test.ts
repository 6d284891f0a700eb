import { pairTags, readTags } from "@openparlance/text";
import { expect, test } from "vitest";
import { findTagPartners } from "./partners.ts";

test.each([
  "",
  "<b>",
  "</b>",
  "<b/>",
  "<b></b>",
  "</b><b>",
  "<b></i>",
  "<b><b/>",
  "<b/></b>",
  "<b><i></i></b>",
  "<b><i></b>",
  "<b><i></b></i><b></b>",
  `${"<b><i>".repeat(9)}</b></i>`,
])("the partners of %j are those of pairTags", (text) => {
  const { tags } = readTags(text);
  expect([...(findTagPartners(tags) as number[])]).toEqual([...pairTags(tags)]);
});
