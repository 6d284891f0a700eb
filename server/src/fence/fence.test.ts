import { afterEach, beforeEach, expect, test } from "vitest";
import { countTurns } from "../../testing/turns.ts";
import type { Peer, RunAs, WorkOwner } from "../core/environment.ts";
import { afterWork, nextTurn } from "../core/turns.ts";
import { Fence, type FenceOptions } from "./fence.ts";
import { OverloadError } from "./overload-error.ts";

const [harbour, quay, pier] = [1, 2, 3];
let time: number;
let begun: string[];
let ends: Map<string, () => void>;
let results: Map<string, Promise<string>>;
const open: Fence[] = [];

/** A fence of two turns, one for each organization. */
function fenceOf(options: Partial<FenceOptions> = {}) {
  const monotonic = () => time;
  const fence = new Fence({
    monotonic,
    maxTurns: 2,
    maxOwnTurns: 1,
    maxWaitMs: 100,
    maxUntimedWaits: 1,
    sliceMs: 0,
    maxSliceMs: 0,
    yieldToEvents: async () => {},
    afterWork: queueMicrotask,
    ...options,
  });
  open.push(fence);
  return fence;
}

/** Sends a request that lasts until the test ends it. */
function request(fence: Fence, organizationId: number, name: string, peer: Pick<Peer, "onClosed"> = {}): void {
  const sent = fence.run(organizationId, peer, () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  });
  sent.catch(() => {});
  results.set(name, sent);
}

/** Ends a request and waits until another one may have begun. */
async function end(name: string): Promise<void> {
  ends.get(name)?.();
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

beforeEach(() => {
  time = 0;
  begun = [];
  ends = new Map();
  results = new Map();
});
afterEach(async () => {
  for (const name of ends.keys()) await end(name);
  // The checks end when no turn is left.
  for (const fence of open.splice(0)) fence.check();
});

test("organizations take turns, however many requests one of them has waiting", async () => {
  const fence = fenceOf({ maxTurns: 1 });
  for (const name of ["h1", "h2", "h3"]) request(fence, harbour, name);
  for (const name of ["q1", "q2"]) request(fence, quay, name);
  request(fence, pier, "p1");
  for (const name of ["h1", "h2", "q1", "p1", "h3", "q2"]) await end(name);
  expect(begun).toEqual(["h1", "h2", "q1", "p1", "h3", "q2"]);
});

test("an organization that used the thread less than others goes before all of them", async () => {
  const fence = fenceOf({ maxTurns: 1, maxWaitMs: 1000, yieldToEvents: nextTurn, afterWork });
  const work = (organizationId: number, ms: number) =>
    fence.run(organizationId, {}, () => {
      begun.push(`${organizationId}`);
      time += ms;
    });
  const first = [work(harbour, 50), work(quay, 50), work(pier, 1)];
  await Promise.all([...first, work(harbour, 50), work(quay, 50), work(pier, 1), work(pier, 1)]);
  expect(begun.map(Number)).toEqual([harbour, quay, pier, pier, pier, harbour, quay]);
});

test("what the thread does between turns counts for those whose requests have begun", async () => {
  const breaths: (() => void)[] = [];
  const yieldToEvents = () => new Promise<void>((resolve) => breaths.push(resolve));
  const fence = fenceOf({ maxTurns: 9, yieldToEvents });
  const breathe = async () => {
    await end("");
    time += 50;
    breaths.shift()?.();
    await end("");
  };
  // The request continues for 50 ms, during turns of other requests.
  request(fence, harbour, "long");
  await breathe();
  await end("long");
  for (const [organizationId, name] of [
    [quay, "q1"],
    [harbour, "h1"],
    [quay, "q2"],
  ] as const) {
    request(fence, organizationId, name);
  }
  for (const name of ["q1", "q2", "h1"]) {
    await end(name);
    await breathe();
  }
  expect(begun).toEqual(["long", "q1", "q2", "h1"]);
});

test("a turn lasts until the response is made", async () => {
  const fence = fenceOf();
  request(fence, harbour, "h1");
  request(fence, harbour, "h2");
  await end("");
  expect(begun).toEqual(["h1"]);
  await end("h1");
  expect(begun).toEqual(["h1", "h2"]);
});

test("one organization has some of the turns, all together have a number of them", async () => {
  const fence = fenceOf({ maxTurns: 3, maxOwnTurns: 2 });
  for (const name of ["h1", "h2", "h3"]) request(fence, harbour, name);
  for (const name of ["q1", "q2"]) request(fence, quay, name);
  await end("");
  expect(begun).toEqual(["h1", "h2", "q1"]);
});

test("requests that arrive together begin until they took long or are many, then other events are handled", async () => {
  const breaths: (() => void)[] = [];
  const fence = fenceOf({
    maxTurns: 9,
    maxOwnTurns: 9,
    sliceMs: 5,
    sliceTurns: 4,
    afterWork,
    yieldToEvents: () => new Promise((resolve) => breaths.push(resolve)),
  });
  const work = (name: string, ms: number) =>
    fence.run(harbour, {}, () => {
      begun.push(name);
      time += ms;
    });
  const times = [1, 1, 4, 1, 1, 1, 1, 1];
  const all = times.map((ms, at) => work(`${at}`, ms));
  await nextTurn();
  expect(begun).toHaveLength(3);
  breaths.shift()?.();
  await nextTurn();
  expect(begun).toHaveLength(7);
  breaths.shift()?.();
  await Promise.all(all);
  expect(begun).toHaveLength(8);
});

test("after other events that took long, as much work begins as they took, up to a limit", async () => {
  const breaths: (() => void)[] = [];
  const fence = fenceOf({
    maxTurns: 99,
    maxOwnTurns: 99,
    maxWaitMs: 1000,
    sliceMs: 5,
    sliceTurns: 2,
    maxSliceMs: 20,
    afterWork,
    yieldToEvents: () => new Promise((resolve) => breaths.push(resolve)),
  });
  const all = Array.from({ length: 50 }, (_, at) =>
    fence.run(harbour, {}, () => {
      begun.push(`${at}`);
      time++;
    }),
  );
  const begunAfter = async (othersMs: number) => {
    const before = begun.length;
    time += othersMs;
    breaths.shift()?.();
    await nextTurn();
    return begun.length - before;
  };
  await nextTurn();
  expect(begun).toHaveLength(2);
  expect([await begunAfter(1), await begunAfter(9), await begunAfter(90)]).toEqual([2, 9, 20]);
  await begunAfter(90);
  await Promise.all(all);
});

test("after a request that took long, the connections that arrived meanwhile are accepted before the next one begins", async () => {
  const fence = new Fence({ monotonic: () => time });
  open.push(fence);
  const { soFar, end: endTurns } = countTurns();
  const turns = await Promise.all([
    fence.run(harbour, {}, () => {
      time += 20;
      return soFar();
    }),
    fence.run(harbour, {}, () => soFar()),
    fence.run(harbour, {}, () => soFar()),
  ]);
  endTurns();
  const [first = 0, second = 0, third = 0] = turns;
  expect(second - first).toBeGreaterThanOrEqual(20);
  expect(third - second).toBeLessThan(20);
});

test("a request that waits for something other than this thread keeps no turn", async () => {
  const fence = fenceOf();
  request(fence, harbour, "provider");
  request(fence, harbour, "h2");
  await end("");
  fence.check();
  expect(begun).toEqual(["provider"]);
  fence.check();
  await end("");
  expect(begun).toEqual(["provider", "h2"]);
});

test("a request that waits for the database keeps its turn, but not forever", async () => {
  const owners: WorkOwner[] = [];
  const runAs: RunAs = (owner, work) => {
    if (owner) owners.push(Object.assign(owner, { connections: 1 }));
    return work();
  };
  const fence = fenceOf({ runAs });
  for (const name of ["h1", "h2", "h3"]) request(fence, harbour, name);
  await end("");
  const checkUntil = async (count: number) => {
    let checks = 0;
    for (; begun.length < count && checks < 100; checks++) {
      fence.check();
      await end("");
    }
    return checks;
  };
  expect(await checkUntil(2)).toBe(30);
  Object.assign(owners[1] as WorkOwner, { connections: 0 });
  expect(await checkUntil(3)).toBe(2);
});

test("a request that fails ends its turn", async () => {
  const fence = fenceOf();
  const failure = fence.run(harbour, {}, () => {
    throw new Error("failure");
  });
  request(fence, harbour, "h2");
  await expect(failure).rejects.toThrow("failure");
  await end("");
  await end("h2");
  expect(await results.get("h2")).toBe("h2");
});

test("a request that waits too long is refused, and never begins", async () => {
  const fence = fenceOf();
  request(fence, harbour, "h1");
  request(fence, harbour, "late");
  time = 50;
  request(fence, harbour, "later");
  time = 101;
  fence.check();
  await expect(results.get("late")).rejects.toBeInstanceOf(OverloadError);
  expect(fence.waiting).toBe(1);
  await end("h1");
  await end("later");
  expect(await results.get("later")).toBe("later");
  expect(begun).toEqual(["h1", "later"]);
});

test("a request whose client leaves waits no longer, and never begins", async () => {
  const fence = fenceOf({ maxTurns: 1, maxOwnRequests: 3 });
  const leave = new Map<string, () => void>();
  for (const name of ["h1", "h2", "h3"]) {
    request(fence, harbour, name, { onClosed: (work) => leave.set(name, work) });
  }
  request(fence, quay, "q1", { onClosed: (work) => work() });
  for (const name of ["h2", "q1"]) {
    leave.get(name)?.();
    await expect(results.get(name)).rejects.toBeInstanceOf(OverloadError);
  }
  expect(fence.waiting).toBe(1);
  request(fence, harbour, "h4");
  for (const name of ["h1", "h3"]) await end(name);
  leave.get("h3")?.();
  await end("h4");
  expect(await results.get("h4")).toBe("h4");
  expect(begun).toEqual(["h1", "h3", "h4"]);
});

test("a request that waited too long while the thread was busy is refused when its turn comes", async () => {
  const fence = fenceOf();
  for (const name of ["h1", "late", "last"]) request(fence, harbour, name);
  time = 101;
  await end("h1");
  await expect(results.get("late")).rejects.toBeInstanceOf(OverloadError);
  expect(begun).toEqual(["h1", "last"]);
});

test("the only request that waits is never refused for its wait", async () => {
  const fence = fenceOf();
  request(fence, harbour, "h1");
  request(fence, harbour, "h2");
  time = 1000;
  fence.check();
  await end("h1");
  expect(begun).toEqual(["h1", "h2"]);
});

test("an organization's few requests may wait longer while another one has many", async () => {
  const fence = fenceOf({ maxUntimedWaits: 2 });
  for (let at = 0; at < 6; at++) request(fence, harbour, `h${at}`);
  for (const name of ["p1", "q1", "q2"]) request(fence, name === "p1" ? pier : quay, name);
  time = 101;
  fence.check();
  for (const name of ["h1", "h2", "h3"]) await expect(results.get(name)).rejects.toBeInstanceOf(OverloadError);
  expect(fence.waiting).toBe(4);
  time = 501;
  fence.check();
  for (const name of ["h4", "h5"]) await expect(results.get(name)).rejects.toBeInstanceOf(OverloadError);
  for (const name of ["h0", "p1", "q1", "q2"]) await end(name);
  expect(await results.get("q2")).toBe("q2");
});

/** Serves 40 requests that take this time each, while h40 runs and h41 waits. */
async function measure(fence: Fence, ms: number): Promise<void> {
  for (let at = 0; at < 2; at++) request(fence, harbour, `h${at}`);
  for (let at = 0; at < 40; at++) {
    request(fence, harbour, `h${at + 2}`);
    time += ms;
    await end(`h${at}`);
  }
}

test("an organization's second waiting request is not refused for a foreseeable wait, the third is", async () => {
  const fence = fenceOf({ maxTurns: 1, maxUntimedWaits: 2 });
  await measure(fence, 120);
  for (const name of ["h42", "h43"]) request(fence, harbour, name);
  await expect(results.get("h43")).rejects.toBeInstanceOf(OverloadError);
  for (const name of ["h40", "h41", "h42"]) await end(name);
  expect(await results.get("h42")).toBe("h42");
});

test("organizations with few requests wait no longer than others if these are too many", async () => {
  const fence = fenceOf({ maxTurns: 1 });
  await measure(fence, 40);
  for (const organization of [11, 12, 13, 14]) request(fence, organization, `${organization}`);
  time += 101;
  fence.check();
  for (const name of ["h41", "11", "12"]) await expect(results.get(name)).rejects.toBeInstanceOf(OverloadError);
  for (const name of ["h40", "13", "14"]) await end(name);
  expect(await results.get("14")).toBe("14");
});

test("a pause of the thread refuses no organization's few requests", async () => {
  const fence = fenceOf({ maxTurns: 1 });
  await measure(fence, 1);
  const others = [11, 12, 13, 14, 15];
  for (const organization of others) request(fence, organization, `${organization}`);
  time += 400;
  for (const name of ["h40", "h41", ...others.map(String)]) await end(name);
  fence.check();
  for (const organization of others) expect(await results.get(`${organization}`)).toBe(`${organization}`);
});

test("the turns of other organizations are foreseen by how often the own one had its turn", async () => {
  const fence = fenceOf({ maxTurns: 1, maxWaitMs: 800 });
  const organizations = [harbour, quay, pier, 4, 5];
  const all = (at: number) => {
    for (const organizationId of organizations) request(fence, organizationId, `${organizationId}-${at}`);
  };
  for (let at = 0; at < 3; at++) all(at);
  await end("");
  for (let at = 3; at < 40; at++) {
    all(at);
    for (const _ of organizations) {
      time += 20;
      await end(begun.at(-1) ?? "");
    }
  }
  // The organization waits 100 ms for each turn, and 400 ms are the limit.
  for (let at = 40; at < 44; at++) request(fence, harbour, `${harbour}-${at}`);
  await expect(results.get(`${harbour}-43`)).rejects.toBeInstanceOf(OverloadError);
  expect(fence.waiting).toBe(17);
});

test("no wait is foreseen to be too long while so few requests wait that no limit applies", async () => {
  const fence = fenceOf({ maxTurns: 1, maxUntimedWaits: 4 });
  for (let at = 0; at < 20; at++) {
    request(fence, harbour, `h${at}`);
    if (at < 4) continue;
    time += 80;
    await end(begun.at(-1) ?? "");
  }
  expect(fence.waiting).toBe(3);
  request(fence, harbour, "h20");
  request(fence, harbour, "h21");
  await expect(results.get("h21")).rejects.toBeInstanceOf(OverloadError);
});

test("a request whose wait would foreseeably be too long is refused at once, one of another organization is not", async () => {
  const fence = fenceOf({ maxTurns: 1, maxWaitMs: 200 });
  for (let at = 0; at < 5; at++) request(fence, harbour, `h${at}`);
  for (let at = 0; at < 40; at++) {
    request(fence, harbour, `h${at + 5}`);
    time += 20;
    await end(`h${at}`);
  }
  for (let at = 45; at < 50; at++) request(fence, harbour, `h${at}`);
  request(fence, quay, "q1");
  expect(fence.waiting).toBe(7);
  for (const name of ["h47", "h48", "h49"]) await expect(results.get(name)).rejects.toBeInstanceOf(OverloadError);
  for (const name of ["h40", "h41", "q1"]) await end(name);
  expect(await results.get("q1")).toBe("q1");
});

test("at twice the capacity, organizations' requests are refused at once or begin in time, even if turns get longer", async () => {
  const inject = () => {
    fence.check();
    for (; sent < 2000 && 2 * sent <= time; sent++) send(2 * sent, 1 + (Math.imul(sent, 2654435761) >>> 29));
  };
  const fence = new Fence({ monotonic: () => time, yieldToEvents: async () => inject(), afterWork: queueMicrotask });
  open.push(fence);
  const [served, refused]: [number[], number[]] = [[], []];
  let sent = 0;
  /** The request arrives every 2 ms, and its turn takes 4 ms, later 7. */
  const send = (at: number, organizationId: number) => {
    const work = () => {
      time += at > 2000 ? 7 : 4;
    };
    fence.run(organizationId, {}, work).then(
      () => served.push(time - at),
      () => refused.push(time - at),
    );
  };
  while (served.length + refused.length < 2000) {
    if (fence.waiting === 0) time += 1;
    inject();
    await end("");
  }
  const percentile99 = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(0.99 * times.length)];
  expect(percentile99(served)).toBeLessThan(700);
  expect(percentile99(served)).toBeLessThan(700);
  expect(percentile99(refused)).toBeLessThan(60);
  expect(refused.length).toBeLessThan(1400);
});

test("a request is not refused for the wait of organizations that used more than its own", async () => {
  const yieldToEvents = async () => {
    time += 20;
  };
  const fence = fenceOf({ maxTurns: 1, maxWaitMs: 10, maxUntimedWaits: 6, yieldToEvents });
  for (const name of ["h1", "h2", "h3", "h4"]) request(fence, harbour, name);
  for (const name of ["p1", "p2", "p3", "p4"]) request(fence, pier, name);
  for (const name of ["h1", "p1", "h2", "p2"]) {
    await end("");
    await end(name);
  }
  for (const name of ["q1", "q2"]) request(fence, quay, name);
  for (const name of ["h5", "h6"]) request(fence, harbour, name);
  await expect(results.get("h6")).rejects.toBeInstanceOf(OverloadError);
  for (let turn = 0; turn < 8; turn++) {
    await end("");
    await end(begun.at(-1) ?? "");
  }
  expect(begun).toContain("q2");
});

test("an organization has a number of requests under way, and so have all together", async () => {
  const fence = fenceOf({ maxOwnRequests: 2, maxRequests: 3 });
  request(fence, harbour, "h1");
  request(fence, harbour, "h2");
  request(fence, harbour, "h3");
  await expect(results.get("h3")).rejects.toBeInstanceOf(OverloadError);
  request(fence, quay, "q1");
  request(fence, quay, "q2");
  await expect(results.get("q2")).rejects.toBeInstanceOf(OverloadError);
  await end("");
  await end("q1");
  request(fence, quay, "q3");
  await end("");
  expect(begun).toEqual(["h1", "q1", "q3"]);
});

test("an organization with few requests is served while others have as many as all may have", async () => {
  const fence = fenceOf({ maxOwnRequests: 2, maxRequests: 2 });
  request(fence, harbour, "h1");
  request(fence, harbour, "h2");
  request(fence, quay, "q1");
  await end("");
  expect(begun).toEqual(["h1", "q1"]);
});
