export type { CheckId } from "./check.ts";
export { Checker, checkSegment, DocumentCheck, type Finding, type SegmentCheck } from "./checker.ts";
export type { CheckedSegment, CheckLanguages } from "./segment-pair.ts";
