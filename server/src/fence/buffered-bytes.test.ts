import { expect, test } from "vitest";
import { BufferedBytes } from "./buffered-bytes.ts";
import { OverloadError } from "./overload-error.ts";

const [harbour, quay, pier] = [1, 2, 3];
const budgetOf = () => new BufferedBytes({ maxBytes: 100, alwaysFreeBytes: 5 });

test("an organization holds half of what others leave, and its only request may use all of that", () => {
  const budget = budgetOf();
  for (const [organization, half] of [
    [harbour, 50],
    [quay, 25],
  ] as const) {
    budget.hold(organization).add(half - 10);
    budget.hold(organization).add(10);
    expect(() => budget.hold(organization).add(1)).toThrow(OverloadError);
  }
  expect(() => budget.hold(pier).add(26)).toThrow(OverloadError);
  budget.hold(pier).add(25);
  expect(budget.bytes).toBe(100);
});

test("however many organizations hold as much as they can, another one that holds little is served", () => {
  const budget = budgetOf();
  for (let other = 1; other <= 2; other++) budget.hold(other).add(50);
  expect(() => budget.hold(pier).add(6)).toThrow(OverloadError);
  budget.hold(pier).add(5);
  expect(() => budget.hold(pier).add(1)).toThrow(OverloadError);
});

test("bytes that were refused aren't counted, and those of a request that ended are free again", () => {
  const budget = budgetOf();
  const hold = budget.hold(harbour);
  hold.add(50);
  expect(() => budget.hold(harbour).add(20)).toThrow(OverloadError);
  expect(budget.bytes).toBe(50);
  hold.end();
  hold.end();
  hold.add(10);
  expect(budget.bytes).toBe(0);
  budget.hold(harbour).add(60);
});

test("a request that needs more than the budget is served alone", () => {
  const budget = budgetOf();
  const large = budget.hold(harbour);
  large.add(50);
  large.add(200);
  expect(() => budget.hold(harbour).add(1)).toThrow(OverloadError);
  large.end();
  budget.hold(harbour).add(1);
});

test("bytes that can't be refused are counted too", () => {
  const budget = budgetOf();
  budget.hold(harbour).add(60);
  budget.hold(harbour).count(10);
  expect(budget.bytes).toBe(70);
});
