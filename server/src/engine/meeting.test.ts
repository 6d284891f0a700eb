import { expect, test } from "vitest";
import { Meeting } from "./meeting.ts";

test("texts go on once each has arrived or ended, and wait for nobody after that", async () => {
  const meeting = new Meeting(3);
  const [one, two, three] = [meeting.join(), meeting.join(), meeting.join()];
  const log: string[] = [];
  const first = one.arrive().then(() => log.push("one"));
  two.leave();
  two.leave();
  await Promise.resolve();
  expect(log).toEqual([]);
  await three.arrive();
  await first;
  expect(log).toEqual(["one"]);
  await one.arrive();
});
