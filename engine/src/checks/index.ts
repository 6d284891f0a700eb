export type { CheckId } from "./check.ts";
export { Checker, checkSegment, DocumentCheck, type Finding, type SegmentCheck } from "./checker.ts";
export type { CheckedSegment, CheckLanguages, CheckSettings } from "./segment-pair.ts";
