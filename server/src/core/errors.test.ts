import { errors as catalog } from "@openparlance/api";
import { words } from "@openparlance/api/input";
import { expect, test } from "vitest";
import * as errors from "./errors.ts";

const created = [
  errors.makeError("https-only"),
  errors.noSuchOperation("GET", "/v2/nothing"),
  errors.noSuchOperation("GET", "/2/languages", "/v2/languages"),
  errors.methodNotAllowed("PATCH", "/v2/jobs", ["GET"]),
  errors.unauthorized(),
  errors.makeError("expired-key"),
  errors.makeError("development-key-only"),
  errors.makeError("memory-not-shared", { id: 4312 }),
  errors.rateLimitExceeded(4000, 60),
  errors.required("id"),
  errors.invalid("limit", "an integer between 1 and 50"),
  errors.notJson(),
  errors.notAJsonObject(),
  errors.wrongType("a JSON body", "multipart/form-data"),
  errors.wrongType("the file as the raw body", "multipart/form-data"),
  errors.tooLarge(1048576),
  errors.rangeBeyondEnd(5),
  errors.makeError("empty-body"),
  errors.makeError("header-encoding", { name: "name" }),
  errors.makeError("options-header"),
  errors.makeError("filters-header"),
  errors.notALanguage("srclang", "ac"),
  errors.notALanguageTag("language", "english"),
  errors.makeError("pair", { a: "la", b: "de" }),
  errors.makeError("region", { name: "srclocale", value: "XX" }),
  errors.makeError("idempotency-mismatch"),
  errors.idempotencyRunning(),
  errors.notFound("memory", 999999999),
  errors.makeError("file-forbidden", { id: 2207 }),
  errors.fileDeleted(2207),
  errors.makeError("filter-missing"),
  errors.makeError("translation-not-ready", { id: 615, status: "InProgress" }),
  errors.translationFailed(616, "Invalid memory"),
  errors.makeError("no-domains"),
  errors.faulty({ row: "source-too-long", message: words.sourceTooLong(5000, "a".repeat(5001)), steps: ["source"] }),
  errors.makeError("terms-unsigned"),
  errors.pairMismatch({ id: 4312, sourceLang: "en", targetLang: "de" }, "fr", "de"),
  errors.makeError("stage", { stage: 999999, workflow: 2 }),
  errors.makeError("user", { id: 999999 }),
  errors.makeError("job-closed", { id: 57, status: "archived" }),
  errors.makeError("job-pending", { id: 57 }),
  errors.makeError("job-failed", { id: 57 }),
  errors.makeError("export-running", { id: 57, type: "files" }),
  errors.makeError("not-exported", { id: 57 }),
  errors.makeError("exporting", { id: 57 }),
  errors.exportFailed(57),
  errors.makeError("project-closed", { id: 310, status: "delivered" }),
  errors.makeError("importing", { id: 905 }),
  errors.makeError("import-failed", { id: 905, reason: "No translatable content" }),
  errors.makeError("pretranslating", { id: 905 }),
  errors.documentExportFailed(905, "File reassembly error: segment 2: the tag 1 is missing"),
  errors.makeError("xliff-other-project", { document: 905, project: 310 }),
  errors.makeError("xliff-mismatch", { unit: "880021", document: 905, problem: "unknown unit" }),
  errors.makeError("webhook-url", { rule: "an https URI" }),
  errors.makeError("webhook-nothing"),
  errors.makeError("server-error"),
  errors.overload(),
];

/** A text with each `{name}` standing for anything. */
const buildPattern = (message: string) =>
  new RegExp(
    `^${message
      .split(/\{\w+\}/)
      .map(RegExp.escape)
      .join("[\\s\\S]+")}$`,
  );

test.each(created.map((error) => [error.row, error] as const))("%s says what the catalog says", (row, error) => {
  const { messages, status } = catalog[row];
  expect(error.status).toBe(status);
  expect(error.toResponse().headers.get("parlance-error")).toBe(row);
  expect(messages.some((message) => buildPattern(message).test(error.message))).toBe(true);
});
