import { describe, expect, test } from "vitest";
import type { SegmentState } from "../store/database/tables.ts";
import { isAtLeast, nextState, requestedState, xliffState } from "./segment-state.ts";

describe("a target", () => {
  test.each([
    ["translated", "confirmed"],
    ["signed-off", "reviewed"],
    ["final", "final"],
    ["needs-review-translation", "draft"],
    ["new", "draft"],
    ["constructor", "draft"],
  ])("with the state %s requests %s, with autoAccept too", (state, request) => {
    for (const autoAccept of [false, true]) expect(requestedState({ target: "Deck", state }, autoAccept)).toBe(request);
  });

  test("without a state is a draft, and with autoAccept confirmed", () => {
    expect(requestedState({ target: "Deck" }, false)).toBe("draft");
    expect(requestedState({ target: "Deck" }, true)).toBe("confirmed");
  });

  test("that is empty is a draft, whatever is said of it", () => {
    for (const state of ["translated", "final", undefined]) {
      for (const target of ["", "  "]) expect(requestedState({ target, state }, true)).toBe("draft");
    }
  });
});

const states: SegmentState[] = ["draft", "confirmed", "reviewed", "final"];

describe("a segment", () => {
  test.each(states.flatMap((before) => states.map((request) => [before, request] as const)))(
    "that is %s and requested as %s with a new target follows",
    (before, request) => {
      expect(nextState({ target: "old", state: before }, "new", request)).toBe(request);
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
    "that is %s and requested as %s with the same target is %s",
    (before, request, after) => {
      expect(nextState({ target: "same", state: before }, "same", request)).toBe(after);
    },
  );

  test("that is final is reviewed and confirmed too", () => {
    expect(states.map((min) => isAtLeast("final", min))).toEqual([true, true, true, true]);
    expect(states.map((min) => isAtLeast("confirmed", min))).toEqual([true, true, false, false]);
  });

  test("is written with the word that reads back as its state", () => {
    for (const state of states.slice(1)) {
      expect(requestedState({ target: "x", state: xliffState({ target: "x", state }) }, false)).toBe(state);
    }
    expect(xliffState({ target: "", state: "draft" })).toBe("needs-translation");
    expect(xliffState({ target: "x", state: "draft" })).toBe("needs-review-translation");
  });
});
