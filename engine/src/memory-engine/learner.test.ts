import { describe, expect, test } from "vitest";
import { AdaptiveTranslator, type TranslationPair } from "../mt/index.ts";
import { Learner, type SavedTranslator, trainHere } from "./learner.ts";

const pairOf = (id: number): TranslationPair => ({
  id,
  source: `Berth ${id} is free.`,
  target: `Platz ${id} ist frei.`,
});
const pairs = (from: number, count: number) => Array.from({ length: count }, (_, at) => pairOf(from + at));

interface LearnerSetup {
  isHeld?: boolean;
  maxPairs?: number;
  onLack?: () => void;
}

/** A learner over pairs that the test changes; each training waits until the test lets it go. */
function openLearner(memory: TranslationPair[], { isHeld = false, maxPairs = 1e6, onLack }: LearnerSetup = {}) {
  const reported: unknown[] = [];
  const failures: Error[] = [];
  const trainings: { count: number; go: () => void }[] = [];
  const learner = new Learner({
    languages: { source: "en", target: "de" },
    newestPairs: async (count) => (count === 0 ? [] : memory.slice(-count)),
    size: () => memory.length,
    maxPairs: () => maxPairs,
    onLack,
    run: async (work) => {
      for (const _ of work);
    },
    report: (error) => reported.push(error),
    async train(languages, learnt) {
      const { promise, resolve } = Promise.withResolvers<void>();
      trainings.push({ count: learnt.length, go: resolve });
      if (isHeld) await promise;
      const failure = failures.shift();
      if (failure) throw failure;
      return trainHere(languages, learnt);
    },
  });
  const change = (...added: TranslationPair[]) => {
    memory.push(...added);
    for (const _ of learner.change(added, []));
  };
  const sizeNow = async () => (await learner.translator()).size;
  return { learner, trainings, change, sizeNow, failures, reported };
}

describe("a learner", () => {
  test("learns nothing until there is a request", async () => {
    const { trainings, change, sizeNow } = openLearner([]);
    change(...pairs(1, 300));
    expect(trainings).toEqual([]);
    expect(await sizeNow()).toBe(300);
    expect(trainings).toHaveLength(1);
  });

  test("learns few pairs one by one, at once", async () => {
    const { trainings, change, sizeNow, learner } = openLearner(pairs(1, 20));
    expect(await sizeNow()).toBe(20);
    change(pairOf(21));
    expect(await sizeNow()).toBe(21);
    for (const _ of learner.change([], [3, 4]));
    expect(await sizeNow()).toBe(19);
    expect(trainings).toEqual([]);
  });

  test("of a large memory learns the newest first and all of them next to", async () => {
    const { trainings, sizeNow, learner } = openLearner(pairs(1, 600));
    expect(await sizeNow()).toBe(500);
    await learner.finishLearning();
    expect(await sizeNow()).toBe(600);
    expect(trainings.map(({ count }) => count)).toEqual([500, 600]);
  });

  test("responds with small changes while many pairs are learnt, and keeps them afterwards", async () => {
    const memory = pairs(1, 20);
    const { trainings, change, sizeNow, learner } = openLearner(memory, { isHeld: true });
    expect(await sizeNow()).toBe(20);
    change(...pairs(100, 300));
    await expect.poll(() => trainings.length).toBe(1);
    change(pairOf(500));
    expect(await sizeNow()).toBe(21);
    expect(learner.save()?.isLacking).toBe(true);
    trainings[0]?.go();
    await learner.finishLearning();
    expect(await sizeNow()).toBe(321);
    expect(learner.save()?.isLacking).toBe(false);
    expect(AdaptiveTranslator.fromPieces(learner.save()?.pieces ?? []).size).toBe(321);
  });

  test("learns once more what came in large while it learnt", async () => {
    const { trainings, change, sizeNow, learner } = openLearner(pairs(1, 20), { isHeld: true });
    await sizeNow();
    change(...pairs(100, 300));
    await expect.poll(() => trainings.length).toBe(1);
    change(...pairs(500, 300));
    change(...pairs(900, 300));
    trainings[0]?.go();
    await expect.poll(() => trainings.length).toBe(2);
    trainings[1]?.go();
    await learner.finishLearning();
    expect([await sizeNow(), trainings.map(({ count }) => count)]).toEqual([920, [320, 920]]);
  });

  test("reports a training that fails, and learns everything with the next large change", async () => {
    const { trainings, change, sizeNow, failures, reported } = openLearner(pairs(1, 60));
    expect(await sizeNow()).toBe(60);
    const failure = new Error("A training needs more memory.");
    failures.push(failure);
    change(...pairs(61, 60));
    await expect.poll(() => reported).toEqual([failure]);
    expect(await sizeNow()).toBe(60);
    change(...pairs(121, 60));
    await expect.poll(sizeNow).toBe(180);
    expect(trainings.map(({ count }) => count)).toEqual([60, 120, 180]);
  });

  test("continues with a translator that was kept", async () => {
    const { sizeNow, learner } = openLearner(pairs(1, 20));
    await sizeNow();
    const kept = openLearner([]);
    kept.learner.resume(learner.save() as SavedTranslator);
    kept.change(pairOf(50));
    expect(await kept.sizeNow()).toBe(21);
  });

  test("learns the newest pairs of a memory that is too large, and all of them again when it has outgrown its bound", async () => {
    const { trainings, change, sizeNow, learner } = openLearner(pairs(1, 3000), { maxPairs: 2200 });
    await learner.finishLearning();
    expect(await sizeNow()).toBe(2200);
    for (let from = 4000; from < 4600; from += 40) change(...pairs(from, 40));
    await learner.finishLearning();
    expect(trainings.map(({ count }) => count)).toEqual([500, 2200, 2200]);
  });

  test("learns nothing while it may not take anything", async () => {
    const { trainings, change, sizeNow } = openLearner(pairs(1, 3000), { maxPairs: 0 });
    expect(await sizeNow()).toBe(0);
    change(pairOf(5000));
    expect([await sizeNow(), trainings.length]).toEqual([0, 0]);
  });

  test("that learns on request lacks many pairs until then", async () => {
    let lacked = 0;
    const { trainings, sizeNow, learner } = openLearner(pairs(1, 2100), { onLack: () => lacked++ });
    expect(await sizeNow()).toBe(500);
    expect([lacked, learner.lackingPairs, trainings.length]).toEqual([1, 2100, 1]);
    const kept = openLearner(pairs(1, 2100), { onLack: () => lacked++ });
    kept.learner.resume(learner.save() as SavedTranslator);
    expect([lacked, kept.learner.lackingPairs]).toEqual([2, 2100]);
    await learner.finishLearning();
    expect([await sizeNow(), learner.lackingPairs, learner.save()?.isLacking]).toEqual([2100, 0, false]);
  });
});
