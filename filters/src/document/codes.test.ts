import { readTags } from "@openparlance/text";
import { expect, test } from "vitest";
import { writeTarget } from "./codes.ts";

const write = (target: string) => writeTarget(readTags("<b>one</b> two<br/>"), target, 0, (text) => text.toUpperCase());

test.each([
  ['<g id="1">eins</g> zwei<x id="2"/>', "<b>EINS</b> ZWEI<br/>"],
  ['<x id="2"/>zwei <g id="1">eins</g>', "<br/>ZWEI <b>EINS</b>"],
  ['<g id="1">eins</g> zwei<x id="2" />', "<b>EINS</b> ZWEI<br/>"],
])("the target %s is %s", (target, written) => expect(write(target)).toBe(written));

test.each([
  ["eins zwei", "the tag 1 is missing"],
  ['<g id="1">eins</g> zwei', "the tag 2 is missing"],
  ['<g id="1">eins zwei<x id="2"/>', "a tag that is not closed"],
  ['<g id="1">eins</g></g> zwei<x id="2"/>', "a closing tag too many"],
  ['<g id="1">eins</g> <x id="2"/><x id="2"/>', "the tag 2 isn't in the source, or occurs twice"],
  ['<x id="1"/> zwei<x id="2"/>', "the tag 1 isn't in the source, or occurs twice"],
  ['<g id="1">eins</g> <i>zwei</i><x id="2"/>', "a tag isn't in the source, or occurs twice"],
])("the target %s is refused: %s", (target, message) => expect(() => write(target)).toThrow(message));
