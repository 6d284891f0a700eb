import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { defaultFolders, findUserData } from "./packaged-folders.ts";

test.each([
  ["linux", {}, [".local", "share", "parlance"]],
  ["darwin", {}, ["Library", "Application Support", "parlance"]],
  ["win32", {}, ["AppData", "Local", "parlance"]],
] as const)("without a setting the package keeps data in the user's folder on %s", (platform, env, path) => {
  expect(findUserData(platform, env, "/home/ana")).toBe(join("/home/ana", ...path));
});

test("the site of the package is next to its modules", () => {
  expect(basename(defaultFolders.site)).toBe("site");
});

test("the folder that the system names for data is used", () => {
  expect(findUserData("linux", { XDG_DATA_HOME: "/srv/data" }, "/home/ana")).toBe(join("/srv/data", "parlance"));
  expect(findUserData("win32", { LOCALAPPDATA: "/local" }, "/home/ana")).toBe(join("/local", "parlance"));
});
