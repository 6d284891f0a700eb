import { expect, test } from "vitest";
import { describeNext, formatOrdinal } from "./what-next.ts";

test.each([
  [204, 5000, "Delivered. Nothing else is sent."],
  [410, 5000, "Receiver returned 410. Webhook disabled."],
  [500, 5000, "Attempt failed. The next one follows within 5 seconds. Advance the time to see it."],
  [null, 300_000, "Attempt failed. The next one follows within 5 minutes. Advance the time to see it."],
  [500, 3_600_000, "Attempt failed. The next one follows within 1 hour. Advance the time to see it."],
  [null, null, "Final attempt failed. The event won't be retried."],
])("after %s, with %s ms to the next attempt", (receipt, nextWaitMs, sentence) => {
  expect(describeNext({ nextWaitMs }, receipt)).toBe(sentence);
});

test("attempts are counted as one says them", () => {
  expect([1, 2, 3, 4, 11, 22].map(formatOrdinal)).toEqual(["1st", "2nd", "3rd", "4th", "11th", "22nd"]);
});
