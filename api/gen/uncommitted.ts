/** Large generated programs that aren't committed: `scripts/generated.ts` creates them before a command needs them. */
export const uncommitted: readonly string[] = [
  "src/responses.gen.js",
  "src/validators.gen.js",
  "src/doors/deepl-validators.gen.js",
  "src/doors/libretranslate-validators.gen.js",
];
