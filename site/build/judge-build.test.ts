import { expect, test } from "vitest";
import { judge, type Problem } from "./judge-build.ts";

const warning: Problem = { severity: "warning", page: "index.html", line: 7, message: "links to #a" };
const error: Problem = { severity: "error", page: "api/index.html", message: "has no title" };

function outcome(problems: Problem[], strict = false) {
  const warnings: string[] = [];
  try {
    judge(problems, (text) => warnings.push(text), { strict });
    return { warnings };
  } catch (thrown) {
    return { warnings, thrown: (thrown as Error).message };
  }
}

test("warnings are printed and let the build continue", () => {
  expect(outcome([warning])).toEqual({ warnings: ["Warning: index.html:7 links to #a"] });
});

test("an error ends the build after all warnings were printed", () => {
  expect(outcome([error, warning])).toEqual({
    warnings: ["Warning: index.html:7 links to #a"],
    thrown: "The site has errors:\napi/index.html has no title",
  });
});

test("a strict build takes warnings for errors", () => {
  expect(outcome([warning], true)).toEqual({
    warnings: [],
    thrown: "The site has errors:\nindex.html:7 links to #a",
  });
  expect(outcome([], true)).toEqual({ warnings: [] });
});
