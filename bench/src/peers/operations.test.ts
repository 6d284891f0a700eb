import { expect, test } from "vitest";
import { listOperations } from "./operations.ts";

const description = {
  tags: [{ name: "Jobs" }, { name: "Files" }],
  paths: {
    "/files": {
      get: { operationId: "listFiles", tags: ["Files"], description: "Lists `files`\nof one\nuser. See [Job](#Job)." },
    },
    "/jobs": {
      parameters: [],
      get: { operationId: "listJobs", tags: ["Jobs"], description: "Lists jobs.\n\n```\nall of them and more\n```" },
      post: { operationId: "createJob", tags: ["Jobs"], description: "Creates a job." },
    },
  },
};

test("operations are grouped by tag, as in a reference", () => {
  expect(listOperations(description).map(({ id }) => id)).toEqual(["listJobs", "createJob", "listFiles"]);
});

test("the words looked for are those that Markdown leaves alone", () => {
  const texts = listOperations(description).map(({ text }) => text);
  expect(texts).toEqual(["Lists jobs.", "Creates a job.", "of one user. See"]);
});
