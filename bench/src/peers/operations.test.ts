import { expect, test } from "vitest";
import { operationsOf } from "./operations.ts";

const description = {
  tags: [{ name: "Jobs" }, { name: "Files" }],
  paths: {
    "/files": {
      get: { operationId: "listFiles", tags: ["Files"], description: "Lists `files`\nof one\nuser. See [Job](#Job)." },
    },
    "/jobs": {
      parameters: [],
      get: { operationId: "listJobs", tags: ["Jobs"], description: "Lists jobs." },
      post: { operationId: "createJob", tags: ["Jobs"], description: "Creates a job." },
    },
  },
};

test("operations stand by tag, as in a reference", () => {
  expect(operationsOf(description).map(({ id }) => id)).toEqual(["listJobs", "createJob", "listFiles"]);
});

test("the words looked for are those that Markdown leaves alone", () => {
  expect(operationsOf(description).at(-1)?.text).toBe("of one user. See");
});
