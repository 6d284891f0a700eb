import { describe, expect, test } from "vitest";
import type { SegmentState } from "../store/database/tables/documents.ts";
import { askedState, isAtLeast, nextState, xliffState } from "./segment-state.ts";

describe("a target", () => {
  test.each([
    ["translated", "confirmed"],
    ["signed-off", "reviewed"],
    ["final", "final"],
    ["needs-review-translation", "draft"],
    ["new", "draft"],
    ["constructor", "draft"],
  ])("with the state %s asks for %s, with autoAccept too", (state, asked) => {
    for (const autoAccept of [false, true]) expect(askedState({ target: "Deck", state }, autoAccept)).toBe(asked);
  });

  test("without a state is a draft, and with autoAccept confirmed", () => {
    expect(askedState({ target: "Deck" }, false)).toBe("draft");
    expect(askedState({ target: "Deck" }, true)).toBe("confirmed");
  });

  test("that is empty is a draft, whatever is said of it", () => {
    for (const state of ["translated", "final", undefined]) {
      for (const target of ["", "  "]) expect(askedState({ target, state }, true)).toBe("draft");
    }
  });
});

const states: SegmentState[] = ["draft", "confirmed", "reviewed", "final"];

describe("a segment", () => {
  test.each(states.flatMap((before) => states.map((asked) => [before, asked] as const)))(
    "that is %s and asked for %s with a new target follows",
    (before, asked) => {
      expect(nextState({ target: "old", state: before }, "new", asked)).toBe(asked);
    },
  );

  test.each([
    ["draft", "confirmed", "confirmed"],
    ["draft", "reviewed", "reviewed"],
    ["confirmed", "confirmed", "confirmed"],
    ["confirmed", "reviewed", "reviewed"],
    ["confirmed", "final", "final"],
    ["reviewed", "confirmed", "reviewed"],
    ["reviewed", "reviewed", "reviewed"],
    ["reviewed", "final", "final"],
    ["final", "confirmed", "final"],
    ["final", "reviewed", "final"],
    ["final", "draft", "draft"],
    ["reviewed", "draft", "draft"],
    ["confirmed", "draft", "draft"],
    ["draft", "draft", "draft"],
  ] as [SegmentState, SegmentState, SegmentState][])(
    "that is %s and asked for %s with the same target is %s",
    (before, asked, after) => {
      expect(nextState({ target: "same", state: before }, "same", asked)).toBe(after);
    },
  );

  test("that is final is reviewed and confirmed too", () => {
    expect(states.map((min) => isAtLeast("final", min))).toEqual([true, true, true, true]);
    expect(states.map((min) => isAtLeast("confirmed", min))).toEqual([true, true, false, false]);
  });

  test("is written with the word that reads back as its state", () => {
    for (const state of states.slice(1)) {
      expect(askedState({ target: "x", state: xliffState({ target: "x", state }) }, false)).toBe(state);
    }
    expect(xliffState({ target: "", state: "draft" })).toBe("needs-translation");
    expect(xliffState({ target: "x", state: "draft" })).toBe("needs-review-translation");
  });
});
