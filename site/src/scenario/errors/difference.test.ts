import { errors, failureReasons } from "@openparlance/api";
import { describe, expect, test } from "vitest";
import type { ReadResponse } from "../../sandbox/sandbox-requests.ts";
import { findDifference, findReasonDifference } from "./difference.ts";
import type { ErrorId } from "./reproduce.ts";

const respond = (status: number, body: unknown, headers: Record<string, string> = {}): ReadResponse => ({
  status,
  headers: new Headers(headers),
  mediaType: typeof body === "string" ? "text/plain" : "application/json",
  body,
});

const closedId = { "Parlance-Error": "job-closed" };
const closed = (message: string) => findDifference(errors["job-closed"], respond(409, { message }, closedId));

describe("a response is an error only if", () => {
  test("its message has one of the values that the catalog lists", () => {
    expect(closed("Job 57 is archived.")).toBeUndefined();
    expect(closed("Job 57 is being exported as files.")).toBe('the message is "Job 57 is being exported as files."');
  });

  test("its status, its type and its headers are those of the catalog", () => {
    expect(findDifference(errors["job-closed"], respond(410, {}))).toBe("the status is 410");
    expect(findDifference(errors["job-closed"], respond(409, "Job 57 is archived.", closedId))).toBe(
      "the body is text/plain",
    );
    const busy = { message: "The server is busy." };
    const id = { "parlance-error": "overload" };
    expect(findDifference(errors.overload, respond(503, busy, closedId))).toBe("the error is job-closed");
    expect(findDifference(errors.overload, respond(503, busy, id))).toBe("the header Retry-After is missing");
    expect(findDifference(errors.overload, respond(503, busy, { ...id, "retry-after": "5" }))).toBeUndefined();
  });

  test("its body holds the message and nothing else", () => {
    const more = respond(409, { message: "Job 57 is archived.", code: 1 }, closedId);
    expect(findDifference(errors["job-closed"], more)).toBe("the body isn't an object with only a message");
  });
});

test("each error's example is that error and no other of its status", () => {
  const rows = Object.entries(errors) as [ErrorId, (typeof errors)[ErrorId]][];
  const mistaken = rows.flatMap(([id, row]) => {
    if (row.status === "default") return [];
    const headers = Object.fromEntries(
      Object.entries("headers" in row ? row.headers : {}).map(([name]) => [name, "x"]),
    );
    // Without the row's ID, which alone would cause a difference.
    const asRow = (id: string) => respond(row.status as number, row.example, { ...headers, "Parlance-Error": id });
    const fits = rows.filter(([id, other]) => other.status !== "default" && !findDifference(other, asRow(id)));
    return fits.length === 1 && fits[0]?.[0] === id ? [] : [[id, fits.map(([fit]) => fit)]];
  });
  expect(mistaken).toEqual([]);
});

test("a list shows a reason only if its one translation failed for it", () => {
  const { "billing-error": reason } = failureReasons;
  const list = (...translations: object[]) => respond(200, translations);
  const failed = { status: "Failed", errorMsg: "Billing error" };
  expect(findReasonDifference(reason, list(failed))).toBeUndefined();
  expect(findReasonDifference(reason, list({ status: "InProgress" }))).toBe("the translation is InProgress");
  expect(findReasonDifference(reason, list({ ...failed, errorMsg: "Storage error" }))).toBe(
    'the reason is "Storage error"',
  );
  expect(findReasonDifference(reason, list({ ...failed, note: "no card" }))).toBe('the note is "no card"');
  expect(findReasonDifference(reason, list(failed, failed))).toBe("the status is 200");
});
