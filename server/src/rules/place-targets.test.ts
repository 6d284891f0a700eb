import { expect, test } from "vitest";
import { placeTargets } from "./place-targets.ts";

const storedSegments = (...pairs: [source: string, target?: string][]) =>
  pairs.map(([source, target = ""]) => ({ source, target }));
const extracted = (...sources: string[]) => sources.map((source) => ({ source }));

test("a file that is read as before gets its targets back in their locations", () => {
  const segments = storedSegments(["One.", "Eins."], ["Two."], ["One.", "Erstens."]);
  expect(placeTargets(segments, extracted("One.", "Two.", "One."))).toEqual(["Eins.", undefined, "Erstens."]);
});

test("segments that are new keep what the file has, and the others their locations", () => {
  const segments = storedSegments(
    ["one file", "1 plik"],
    ["%d files", "%d pliki"],
    ["one day"],
    ["%d files", "%d plików"],
  );
  const now = extracted("one file", "%d files", "%d files", "one day", "%d files", "%d files");
  expect(placeTargets(segments, now)).toEqual(["1 plik", "%d pliki", undefined, undefined, "%d plików", undefined]);
});

test("a segment without a translation may be gone", () => {
  const segments = storedSegments(["One. Two."], ["Three.", "Drei."]);
  expect(placeTargets(segments, extracted("One.", "Two.", "Three."))).toEqual([undefined, undefined, "Drei."]);
});

test.each([
  ["is gone", ["One.", "Two."], 3],
  ["is cut in another way", ["One.", "Two", "Three"], 2],
  ["has changed places", ["Two.", "One.", "Three."], 2],
])("a translated segment that %s is named, and nothing is written without it", (_, sources, number) => {
  const segments = storedSegments(["One.", "Eins."], ["Two.", "Zwei."], ["Three.", "Drei."]);
  expect(() => placeTargets(segments, extracted(...sources))).toThrow(
    `File reassembly error: segment ${number} is not in the file as it is read now`,
  );
});

test("a translation of the file that was taken away does not come back, however the file is read", () => {
  const now = [
    { source: "One.", target: "Eins." },
    { source: "Two.", target: "Zwei." },
  ];
  expect(placeTargets(storedSegments(["One."], ["Two.", "Zwo."]), now)).toEqual(["One.", "Zwo."]);
  expect(placeTargets(storedSegments(["Gone."], ["Two."], ["One."]), now)).toEqual(["One.", "Two."]);
});

test("half of a surrogate pair, which no database keeps, is still the same text", () => {
  expect(placeTargets(storedSegments(["\uFFFD a", "ä"]), extracted("\uD800 a"))).toEqual(["ä"]);
});

test("a locked segment has no target of the document, unless an earlier version stored it", () => {
  const file = [
    { source: "One.", locked: true },
    { source: "One." },
    { source: "Two.", target: "Zwei.", locked: true },
  ];
  expect(placeTargets(storedSegments(["One.", "Eins."]), file)).toEqual([undefined, "Eins.", undefined]);
  const all = storedSegments(["One."], ["One.", "Eins."], ["Two.", "Zwei."]);
  expect(placeTargets(all, file)).toEqual([undefined, "Eins.", "Zwei."]);
});

test("a translation is not placed in a locked segment while an open one has its source", () => {
  const file = [{ source: "One.", locked: true }, { source: "One." }];
  expect(placeTargets(storedSegments(["One.", "Eins."], ["Gone."]), file)).toEqual([undefined, "Eins."]);
  expect(placeTargets(storedSegments(["Gone."], ["One.", "Eins."], ["Gone."]), file)).toEqual([undefined, "Eins."]);
  expect(placeTargets(storedSegments(["One.", "Eins."], ["One."]), file)).toEqual(["Eins.", undefined]);
});
