import { expect, test } from "vitest";
import { fromMarkup } from "./markup.ts";

const keep = { open: "<keep>", close: "</keep>" };

test.each([
  ['Deck<x id="1"/>No <x id="2"/>', 'Deck<x id="1"></x>Kein <x id="2"></x>', 'Deck<x id="1"/>Kein <x id="2"/>'],
  ['Deck<x id="1"/>No', 'Deck<x id="1">Kein</x>', 'Deck<x id="1"/>Kein'],
  ["Which<br>one?", "Welches<br>davon?</br>", "Welches<br>davon?"],
  ["Which<br>one?", "Welches<br />davon?", "Welches<br>davon?"],
  ['A <g id="1">b</g><b></b>', "A <g id = '1' >b</g ><b></b>", 'A <g id="1">b</g><b></b>'],
  ['A <g id="1">b</g>', 'A <g id="2">b</g>', 'A <g id="2">b</g>'],
  ["a<br>b<br/>c", "a<br>b<br/>c", "a<br>b<br/>c"],
  ["a<br>b<br/>c", "a<br>b<br>c", "a<br>b<br/>c"],
  ["a<br>b<br/>c<br />", "a<br/>b<br/>c<br/>", "a<br/>b<br />c<br>"],
  ["a<br>b<br/>c", "a<br>b</br><br>c</br>", "a<br>b<br/>c"],
  ["a<x/>b <x>c</x>", "<x>c</x> a<x/>b", "<x>c</x> a<x/>b"],
  ["a<br/>b", "a<br>b<br>", "a<br/>b<br/>"],
])("the tags of %s are read from %s in the spelling of the source", (tagged, markup, expected) => {
  expect(fromMarkup(markup, { source: "", tagged }, keep).tagged).toBe(expected);
});

test("words between which a service opens and closes a tag stay apart", () => {
  const segment = { source: "Deck No", tagged: 'Deck<x id="1"/>No' };
  expect(fromMarkup('Deck<x id="1"></x>Kein', segment, keep).target).toBe("Deck Kein");
});
