import { describe, expect, test } from "vitest";
import { DeliverySlots } from "./delivery-slots.ts";

const second = 1000;
const timeoutMs = 15 * second;

interface Waiting {
  webhookId: number;
  organizationId: number;
  dueAt: number;
}

/** Webhooks with due deliveries, and a clock. The test determines how long each receiver takes. */
function world(respondsAfter: (webhookId: number, now: number) => number) {
  const slots = new DeliverySlots();
  const waiting: Waiting[] = [];
  const underWay: { delivery: Waiting; begunAt: number; endsAt: number }[] = [];
  const delays = new Map<number, number[]>();
  let now = 0;

  function claim(): Waiting | undefined {
    for (const isFirst of [true, false]) {
      const at = waiting.findIndex((each) => each.dueAt <= now && slots.take(each, now, isFirst));
      if (at >= 0) return waiting.splice(at, 1)[0];
    }
    return undefined;
  }

  function end({ delivery, begunAt, endsAt }: (typeof underWay)[number]): void {
    const hasResponse = endsAt - begunAt < timeoutMs;
    slots.leave(delivery, { tookMs: endsAt - begunAt, hasResponse }, now);
    if (hasResponse) delays.set(delivery.webhookId, [...delaysOf(delivery.webhookId), now - delivery.dueAt]);
    else waiting.push({ ...delivery, dueAt: now + 300 * second });
  }

  const delaysOf = (webhookId: number) => delays.get(webhookId) ?? [];
  return {
    waiting,
    delaysOf,
    /** The number of running deliveries, to a webhook or to all. */
    underWay: (webhookId?: number) =>
      underWay.filter(({ delivery }) => webhookId === undefined || delivery.webhookId === webhookId).length,
    add(webhookId: number, { count = 1, organizationId = 1 } = {}) {
      for (let at = 0; at < count; at++) waiting.push({ webhookId, organizationId, dueAt: now });
    },
    /** Advances the clock second by second, with a function after each. */
    pass(ms: number, each: () => void = () => {}) {
      for (const until = now + ms; now < until; now += second) {
        each();
        for (const ended of underWay.filter(({ endsAt }) => endsAt <= now)) {
          underWay.splice(underWay.indexOf(ended), 1);
          end(ended);
        }
        for (let delivery = claim(); delivery; delivery = claim()) {
          const tookMs = Math.min(timeoutMs, respondsAfter(delivery.webhookId, now));
          underWay.push({ delivery, begunAt: now, endsAt: now + tookMs });
        }
      }
    },
  };
}

const live = 9999;
const worst = (delays: readonly number[]) => Math.max(...delays);

test.each([40, 400])("%i receivers that do not respond delay one that does by no more than a second", (count) => {
  const { add, pass, delaysOf } = world((id) => (id === live ? 0 : Number.POSITIVE_INFINITY));
  add(live);
  pass(2 * second);
  for (let id = 1; id <= count; id++) add(id, { count: Math.ceil(960 / count) });
  pass(600 * second, () => add(live));
  expect(delaysOf(live).length).toBeGreaterThan(595);
  expect(worst(delaysOf(live))).toBeLessThanOrEqual(second);
});

test("one of which nothing is known waits for no more than one round of forty that do not respond", () => {
  const { add, pass, delaysOf } = world((id) => (id === live ? 0 : Number.POSITIVE_INFINITY));
  for (let id = 1; id <= 40; id++) add(id, { count: 24 });
  pass(10 * second);
  add(live);
  pass(60 * second);
  expect(worst(delaysOf(live))).toBeLessThanOrEqual(timeoutMs);
});

// A process that begins has no data on any receiver. Those already found to be slow have 16 of the 48 slots.
test.each([
  { of: "another organization", organizationId: 2, rounds: 1 },
  { of: "the same organization", organizationId: 1, rounds: Math.ceil(400 / (48 - 16)) },
])(
  "after a restart 400 that do not respond delay one of $of once, by at most $rounds rounds",
  ({ organizationId, rounds }) => {
    const { add, pass, delaysOf } = world((id) => (id === live ? 0 : Number.POSITIVE_INFINITY));
    for (let id = 1; id <= 400; id++) add(id, { count: 24 });
    pass(2 * second);
    add(live, { organizationId });
    pass(rounds * timeoutMs + second);
    expect(delaysOf(live)).toHaveLength(1);
    pass(600 * second, () => add(live, { organizationId }));
    expect(worst(delaysOf(live).slice(1))).toBeLessThanOrEqual(second);
  },
);

test("a receiver that does not respond has one slot, and waits longer from time to time, up to a minute", () => {
  const starts: number[] = [];
  const { add, pass, underWay } = world((_, now) => {
    starts.push(now);
    return Number.POSITIVE_INFINITY;
  });
  add(1, { count: 100 });
  pass(280 * second, () => expect(underWay()).toBeLessThanOrEqual(1));
  const waits = starts.slice(1).map((at, index) => (at - (starts[index] ?? 0) - timeoutMs) / second);
  expect(waits).toEqual([5, 10, 20, 40, 60]);
});

test.each([40, 240])("of %i that do not respond each one has its turn, and one that comes back gets all", (count) => {
  const tried = new Set<number>();
  let isBack = false;
  const { add, pass, delaysOf, waiting } = world((id) => {
    tried.add(id);
    return isBack && id === count ? second : Number.POSITIVE_INFINITY;
  });
  for (let id = 1; id <= count; id++) add(id, { count: 4 });
  const round = (count / 16) * timeoutMs + 120 * second;
  pass(round);
  expect(tried.size).toBe(count);
  isBack = true;
  tried.clear();
  pass(2 * round + 600 * second);
  expect(tried.size).toBe(count);
  expect(delaysOf(count)).toHaveLength(4);
  expect(waiting.some(({ webhookId }) => webhookId === count)).toBe(false);
});

test("receivers that take long to respond leave slots to those that do not", () => {
  const { add, pass, delaysOf } = world((id) => (id === live ? 0 : 14 * second));
  add(live);
  pass(2 * second);
  for (let id = 1; id <= 100; id++) add(id, { count: 24 });
  pass(600 * second, () => add(live));
  expect(worst(delaysOf(live))).toBeLessThanOrEqual(second);
});

test("a webhook of another organization goes before a second slot for one that has many", () => {
  const { add, pass, underWay } = world(() => second);
  for (let id = 1; id <= 100; id++) add(id);
  pass(3 * second);
  for (let id = 1; id <= 100; id++) add(id, { count: 10 });
  add(live, { organizationId: 2 });
  pass(second);
  expect(underWay(live)).toBe(1);
  expect(underWay()).toBe(64);
});

describe("while one organization has all slots that it can have, with receivers that do not respond", () => {
  const silentWorld = (isLive: (webhookId: number) => boolean) => {
    const created = world((id) => (isLive(id) ? 0 : Number.POSITIVE_INFINITY));
    for (let id = 1; id <= 200; id++) created.add(id);
    created.pass(second);
    expect(created.underWay()).toBe(48);
    return created;
  };

  test("the first delivery of each of four others, to receivers nothing is known of, begins at once", () => {
    const { add, pass, delaysOf } = silentWorld((id) => id >= live);
    for (let organizationId = 2; organizationId <= 5; organizationId++) add(live + organizationId, { organizationId });
    pass(2 * second);
    for (let organizationId = 2; organizationId <= 5; organizationId++) {
      expect(delaysOf(live + organizationId)).toEqual([second]);
    }
  });

  test("one other takes no more than four of the slots that are kept, and a third has its slot", () => {
    const { add, pass, underWay, delaysOf } = silentWorld((id) => id === live);
    for (let id = 1000; id < 1060; id++) add(id, { organizationId: 2 });
    pass(second);
    expect(underWay()).toBe(48 + 4);
    add(live, { organizationId: 3 });
    pass(2 * second);
    expect(delaysOf(live)).toEqual([second]);
  });

  test("it gets none of the slots that are kept for others", () => {
    const { add, pass, underWay, delaysOf } = silentWorld((id) => id === live);
    add(live);
    pass(3 * second);
    expect(underWay()).toBe(48);
    expect(delaysOf(live)).toEqual([]);
  });
});

test("one organization whose receivers respond has 64 slots, and another one's delivery still begins at once", () => {
  const { add, pass, underWay } = world((id) => (id === live ? second : 2 * second));
  for (let id = 1; id <= 100; id++) add(id);
  pass(10 * second);
  for (let id = 1; id <= 100; id++) add(id, { count: 10 });
  pass(second);
  expect(underWay()).toBe(64);
  add(live, { organizationId: 2 });
  pass(second);
  expect(underWay(live)).toBe(1);
});
