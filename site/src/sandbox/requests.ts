import type { RequestSpec } from "./sandbox-requests.ts";

/** IDs in the account with the examples. */
export const seededIds = {
  memory: 4312,
  otherMemory: 4313,
  frontPageMemory: 4315,
  file: 2207,
  fileWithoutFilter: 2208,
  job: 57,
  project: 310,
  document: 905,
  webhook: 14,
  content: 91,
};

/** Content that no filter can read. */
export const unsupportedContent = "\u0001\u0002\u0003";

export const getRequest = (target: string, more: Partial<RequestSpec> = {}) => ({ method: "GET", target, ...more });

export const postRequest = (
  target: string,
  body?: RequestSpec["body"],
  headers: RequestSpec["headers"] = {},
): RequestSpec => ({ method: "POST", target, headers, ...(body !== undefined && { body }) });

/** Makes a server in development mode fail or wait. */
export const formatFaultHeader = (name: string) => ({ "Parlance-Fault": name });
