import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { arazzoFiles, arazzoText, findArazzoFile } from "./arazzo.ts";

const site = new URL("https://docs.harbour.example/parlance/");

test.each(arazzoFiles)("%s is Arazzo by the rules of another tool", async (file) => {
  const config = await createConfig({ extends: ["spec"] });
  const problems = await lintFromString({ source: arazzoText(file, site), absoluteRef: `${site}${file}`, config });
  expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([]);
});

test("a file of steps has whole addresses and its input files in it", () => {
  const text = arazzoText("/guides/upload/file-upload.arazzo.yaml", site);
  expect(text).toContain("url: https://docs.harbour.example/parlance/openapi.yaml");
  expect(text).toContain("The ferry leaves at ten.");
  expect(text).not.toContain("x-file");
});

test("a page has the file of its own route", () => {
  expect(findArazzoFile("/quickstart")).toBe("/quickstart.arazzo.yaml");
  expect(findArazzoFile("/category/guides")).toBeUndefined();
});
