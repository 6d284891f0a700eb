import { errors as catalogue } from "@openparlance/api";
import { words } from "@openparlance/api/input";
import { expect, test } from "vitest";
import * as errors from "./errors.ts";

const created = [
  errors.httpsOnly(),
  errors.noSuchOperation("GET", "/v2/nothing"),
  errors.noSuchOperation("GET", "/2/languages", "/v2/languages"),
  errors.methodNotAllowed("PATCH", "/v2/jobs", ["GET"]),
  errors.unauthorized(),
  errors.expiredKey(),
  errors.developmentKeyOnly(),
  errors.memoryNotShared(4312),
  errors.rateLimitExceeded(4000, 60),
  errors.required("id"),
  errors.invalid("limit", "an integer between 1 and 50"),
  errors.notJson(),
  errors.notAJsonObject(),
  errors.wrongType("a JSON body", "multipart/form-data"),
  errors.wrongType("the file as the raw body", "multipart/form-data"),
  errors.tooLarge(1048576),
  errors.rangeBeyondEnd(5),
  errors.emptyBody(),
  errors.headerEncoding("name"),
  errors.optionsHeader(),
  errors.filtersHeader(),
  errors.notALanguage("srclang", "ac"),
  errors.notALanguageTag("language", "english"),
  errors.pairNotSupported("la", "de"),
  errors.notARegion("srclocale", "XX"),
  errors.idempotencyMismatch(),
  errors.idempotencyRunning(),
  errors.notFound("memory", 999999999),
  errors.fileForbidden(2207),
  errors.fileDeleted(2207),
  errors.filterMissing(),
  errors.translationNotReady(615, "InProgress"),
  errors.translationFailed(616, "Invalid memory"),
  errors.noDomains(),
  errors.faulty({ row: "source-too-long", message: words.sourceTooLong(5000, "a".repeat(5001)), steps: ["source"] }),
  errors.termsUnsigned(),
  errors.pairMismatch({ id: 4312, sourceLang: "en", targetLang: "de" }, "fr", "de"),
  errors.stageNotAssignable(999999, 2),
  errors.userElsewhere(999999),
  errors.jobClosed(57, "archived"),
  errors.jobPending(57),
  errors.jobFailed(57),
  errors.exportRunning(57, "files"),
  errors.notExported(57),
  errors.stillExporting(57),
  errors.exportFailed(57),
  errors.projectClosed(310, "delivered"),
  errors.stillImporting(905),
  errors.importFailed(905, "No translatable content"),
  errors.stillPretranslating(905),
  errors.documentExportFailed(905, "File reassembly error: segment 2: the tag 1 is missing"),
  errors.xliffOtherProject(905, 310),
  errors.xliffMismatch("880021", 905, "unknown unit"),
  errors.webhookUrl("an https URI"),
  errors.webhookNothing(),
  errors.serverError(),
  errors.overload(),
];

/** A text with each `{name}` standing for anything. */
const buildPattern = (message: string) =>
  new RegExp(
    `^${message
      .split(/\{\w+\}/)
      .map((part) => part.replaceAll(/[.*+?^$()[\]\\|]/g, "\\$&"))
      .join("[\\s\\S]+")}$`,
  );

test.each(created.map((error) => [error.row, error] as const))("%s says what the catalogue says", (row, error) => {
  const { messages, status } = catalogue[row];
  expect(error.status).toBe(status);
  expect(error.toResponse().headers.get("parlance-error")).toBe(row);
  expect(messages.some((message) => buildPattern(message).test(error.message))).toBe(true);
});
