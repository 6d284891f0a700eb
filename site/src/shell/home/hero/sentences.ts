/** Proposed on the front page. A correction of the first one affects the second. */
export const sentences = [
  "The berth is closed for repairs.",
  "The crane is closed for repairs.",
  "The ferry leaves at ten.",
  "The car park is full.",
] as const;
