import { expect, test } from "vitest";
import { securityTxt } from "./security-txt.ts";

test("security.txt has the fields that RFC 9116 requires, and expires within a year", () => {
  const text = securityTxt("https://code.example/parlance", "2028-02-29", {
    origin: "https://docs.example",
    base: "/",
  });
  expect(text.split("\n")).toEqual([
    "Contact: https://code.example/parlance/security/advisories/new",
    "Expires: 2029-02-27T00:00:00Z",
    "Preferred-Languages: en",
    "Canonical: https://docs.example/.well-known/security.txt",
    "Policy: https://code.example/parlance/blob/main/SECURITY.md",
    "",
  ]);
});
