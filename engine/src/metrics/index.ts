export { bleu } from "./bleu.ts";
export { chrf } from "./chrf.ts";
export { countEdits, ter } from "./ter.ts";
