import { expect, test } from "vitest";
import { ordinal, whatNext } from "./what-next.ts";

test.each([
  [204, 5000, "It was taken: the server is done with it."],
  [410, 5000, "The receiver is gone: the webhook is switched off."],
  [500, 5000, "It failed: the next attempt comes within 5 seconds. Let time pass to see it."],
  [null, 300_000, "It failed: the next attempt comes within 5 minutes. Let time pass to see it."],
  [500, 3_600_000, "It failed: the next attempt comes within 1 hour. Let time pass to see it."],
  [null, null, "It was the last attempt: the server gives it up."],
])("after %s, with %s ms to the next attempt", (receipt, nextWaitMs, sentence) => {
  expect(whatNext({ nextWaitMs }, receipt)).toBe(sentence);
});

test("attempts are counted as one says them", () => {
  expect([1, 2, 3, 4, 11, 22].map(ordinal)).toEqual(["1st", "2nd", "3rd", "4th", "11th", "22nd"]);
});
