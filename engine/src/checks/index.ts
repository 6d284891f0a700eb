export type { CheckId } from "./check.ts";
export { Checker, type Finding } from "./checker.ts";
export type { CheckedSegment } from "./segment-pair.ts";
