/** The sentences that the front page proposes: what is confirmed of one shows in the next. */
export const sentences = [
  "The gangway is closed for repairs.",
  "The berth is closed for repairs.",
  "The crane is closed for repairs.",
] as const;
