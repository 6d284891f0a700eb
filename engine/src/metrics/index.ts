export { bleu } from "./bleu.ts";
export { chrf } from "./chrf.ts";
