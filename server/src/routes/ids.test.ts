import { expect, test } from "vitest";
import { sharedJobFixture } from "../../testing/job-fixture.ts";

const fixture = sharedJobFixture();

test.each([1e300, 2 ** 53, -(2 ** 53), "9007199254740992", 1.5])(
  "%j is no id, wherever one is requested",
  async (id) => {
    const { memoryId } = fixture;
    const fileIds = [await fixture.uploadFile("a.txt", "a")];
    const job = { name: "Signs", fileIds, srcLang: "en", languagePairs: [{ memoryId }] };
    const params = { language: "en", template: "blog-post" };
    const requests: [string, string, object, string, string?][] = [
      ["POST", "/v2/jobs", { ...job, workflowTemplateId: id }, "workflowTemplateId"],
      ["POST", "/v2/jobs", { ...job, domainId: id }, "domainId"],
      ["POST", "/v2/jobs", { ...job, languagePairs: [{ memoryId: id }] }, "languagePairs[0].memoryId"],
      ["POST", "/v2/jobs", { ...job, fileIds: [id] }, "fileIds", "an array of integers"],
      ["PUT", "/v2/memories", { id, name: "New" }, "id"],
      ["POST", "/v2/translate", { memory_id: id, source: "One" }, "memory_id"],
      ["POST", "/v2/projects", { memory_id: memoryId, name: "a", job_id: id }, "job_id"],
      ["PUT", "/v2/projects", { id, name: "a" }, "id"],
      [
        "POST",
        "/v2/create",
        { ...params, templateParams: { language: "en", memoryId: id } },
        "templateParams.memoryId",
      ],
    ];
    for (const [method, target, body, name, rule = "an integer"] of requests) {
      expect(await fixture.message(method, target, { body })).toEqual([400, `${name} must be ${rule}.`]);
    }
  },
);

test("an id that may exist and does not is not found", async () => {
  const { MAX_SAFE_INTEGER: id } = Number;
  expect(await fixture.message("PUT", "/v2/memories", { body: { id, name: "New" } })).toEqual([
    404,
    `Memory ${id} was not found.`,
  ]);
  expect(await fixture.message("GET", `/v2/jobs/-${id}`)).toEqual([404, `Job -${id} was not found.`]);
});

test("a hash of a source, which no one looks at, may be any integer", async () => {
  const body = { memory_id: fixture.memoryId, source: "One", source_hash: 1e300 };
  expect((await fixture.request("POST", "/v2/translate", { body })).status).toBe(200);
});
