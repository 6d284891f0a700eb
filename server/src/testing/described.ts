import { errors as catalogue } from "@parlance/api";
import type { ApiError } from "../errors.ts";
import { findCall } from "../http/call-table.ts";

/** 502 is the one error above 499 that a request can bring about: a document that is being pretranslated. */
const describedFailures = new Set([502]);

/** Whether a request may be answered so: with the success of the call that it is, or a row that the description names. */
export function isDescribed(method: string, target: string, status: number): boolean {
  if (status >= 500 && !describedFailures.has(status)) return false;
  return statusesOf(method, target).has(status);
}

function statusesOf(method: string, target: string): Set<unknown> {
  try {
    const { success, errors } = findCall(method, target.split("?")[0] as string).operation;
    return new Set([success.status, ...errors.map((row) => catalogue[row as keyof typeof catalogue].status)]);
  } catch (error) {
    return new Set([(error as ApiError).status]);
  }
}
