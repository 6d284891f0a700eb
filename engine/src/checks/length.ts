import type { Check } from "./check.ts";

/** Finds targets longer than the file allows. Source: ITS 2.0, `length`; section 8.20, Storage Size. */
export const length: Check = {
  id: "length",
  type: "length",
  severity: "error",
  readsIcu: true,
  find({ segment: { maxLength }, target }) {
    const size = target.plain.length;
    if (maxLength === undefined || size <= maxLength) return [];
    return [
      {
        message: `The translation has ${size} characters, but only ${maxLength} are allowed.`,
        target: target.spanOf({ start: maxLength, end: size }),
      },
    ];
  },
};
