export { bleu, sentenceBleu } from "./bleu.ts";
export { chrf, sentenceChrf } from "./chrf.ts";
