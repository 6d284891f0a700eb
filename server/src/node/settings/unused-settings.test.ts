import { expect, test } from "vitest";
import { variablesRead } from "../../../testing/read-variables.ts";
import { providerFields } from "../../providers/providers.ts";
import { findUnusedSettings } from "./unused-settings.ts";

test.each([
  ["PARLANCE_TEXT_MODEL", "without PARLANCE_TEXT_URL", { PARLANCE_TEXT_URL: "http://localhost/v1" }],
  ["PARLANCE_TEXT_KEY", "without PARLANCE_TEXT_URL", { PARLANCE_TEXT_URL: "http://localhost/v1" }],
  ["PARLANCE_S3_REGION", "without PARLANCE_S3_BUCKET", { PARLANCE_S3_BUCKET: "harbour" }],
  ["PARLANCE_S3_SECRET", "without PARLANCE_S3_BUCKET", { PARLANCE_S3_BUCKET: "harbour" }],
  ["PARLANCE_MT_DEEPL_KEY", "without deepl in PARLANCE_MT", { PARLANCE_MT: "google, DeepL" }],
  ["PARLANCE_MT_LIBRETRANSLATE_URL", "without libretranslate in PARLANCE_MT", { PARLANCE_MT: "libretranslate" }],
  ["PARLANCE_MODELS", "without bergamot in PARLANCE_MT", { PARLANCE_MT: "bergamot" }],
])("%s is of no use %s", (variable, reason, other) => {
  expect(findUnusedSettings({ [variable]: "secret" })).toEqual([{ variable, reason }]);
  expect(findUnusedSettings({ [variable]: "secret", ...other }).map((each) => each.variable)).not.toContain(variable);
});

test("every setting that is read is known, and every other one is not", () => {
  const read = variablesRead().filter((variable) => variable.startsWith("PARLANCE_"));
  const reasons = findUnusedSettings(Object.fromEntries(read.map((variable) => [variable, "x"])));
  expect(reasons.filter(({ reason }) => reason === "unknown")).toEqual([]);
  const others = Object.keys(providerFields).flatMap((kind) =>
    ["URL", "KEY", "MODEL", "REGION"].map((field) => `PARLANCE_MT_${kind.toUpperCase()}_${field}`),
  );
  for (const variable of others.filter((each) => !read.includes(each))) {
    expect(findUnusedSettings({ [variable]: "x" })).toEqual([{ variable, reason: "unknown" }]);
  }
});

test("unknown variables of our prefix are reported, and no others", () => {
  expect(
    findUnusedSettings({ PARLANCE_CORS_ORIGIN: "https://a.example", PARLANCE_MT_DEEPL_TOKEN: "a", CORS: "b" }),
  ).toEqual(["PARLANCE_CORS_ORIGIN", "PARLANCE_MT_DEEPL_TOKEN"].map((variable) => ({ variable, reason: "unknown" })));
});

test("settings that do something or are empty are not reported", () => {
  const env = { PORT: "3000", PARLANCE_MODE: "production", PARLANCE_MT: "deepl", PARLANCE_MT_DEEPL_KEY: "a" };
  expect(findUnusedSettings({ ...env, PARLANCE_TEXT_MODEL: "" })).toEqual([]);
});
