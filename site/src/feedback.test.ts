import { expect, test } from "vitest";
import { issueUrl } from "./feedback.ts";

test("an issue names page, section, and version", () => {
  const url = new URL(issueUrl("Create a job", "/api/#createJob", "0.1.0"));
  expect(url.pathname).toMatch(/\/issues\/new$/);
  expect(url.searchParams.get("title")).toBe("Create a job: ");
  expect(url.searchParams.get("body")).toContain("Page: /api/#createJob\nVersion: 0.1.0");
});
