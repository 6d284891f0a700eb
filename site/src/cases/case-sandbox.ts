import type { Case } from "@openparlance/sandbox/cases";
import { saveFile } from "../browser/element.ts";
import { LazySandbox } from "../sandbox/lazy-sandbox.ts";

/** Each case resets it first. */
export const caseSandbox = new LazySandbox();

export const downloadCase = (recorded: Case): void =>
  saveFile(caseFileName(recorded), new Blob([`${JSON.stringify(recorded, null, 2)}\n`], { type: "application/json" }));

/** `get-v2-jobs-57.arazzo.json` for `GET /v2/jobs/57`. */
export const caseFileName = ({ info: { title } }: Case): string => {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ["case"];
  return `${words.join("-").slice(0, 60)}.arazzo.json`;
};
