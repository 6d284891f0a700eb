import { expect, test } from "vitest";
import { location } from "./testing/page-with.ts";
import { twinLinker, withPointer } from "./twin-links.ts";

const piece = {
  id: "Job",
  group: "Entities",
  title: "Job",
  description: "",
  purpose: "",
  anchors: ["Job", "Job.status"],
};
const link = twinLinker(["/", "/quickstart", "/api/"], [piece], location);

test.each([
  ["https://docs.example/quickstart", "https://docs.example/quickstart.md"],
  ["https://docs.example/quickstart#steps", "https://docs.example/quickstart.md#steps"],
  ["https://docs.example/", "https://docs.example/index.md"],
  ["https://docs.example/api/", "https://docs.example/api.md"],
  ["https://docs.example/api/#Job", "https://docs.example/api/Job.md"],
  ["https://docs.example/api/#Job.status", "https://docs.example/api/Job.md#Job.status"],
  ["https://docs.example/api/#errors", "https://docs.example/api.md#errors"],
  ["https://docs.example/openapi.yaml", "https://docs.example/openapi.yaml"],
  ["https://elsewhere.example/quickstart", "https://elsewhere.example/quickstart"],
])("a link to %s leads to %s", (from, to) => {
  expect(link(`See [it](${from}).`)).toBe(`See [it](${to}).`);
});

test("below its heading a text points to the list of all files", () => {
  expect(withPointer("# Job\n\nText.\n", location)).toBe(
    "# Job\n\n> All pages in Markdown: [llms.txt](https://docs.example/llms.txt)\n\nText.\n",
  );
});
