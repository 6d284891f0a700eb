import { describe, expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test("a server that only this machine reaches is in development mode", () => {
  expect(readSettings({})).toMatchObject({ host: "127.0.0.1", port: 3000, mode: "development" });
  expect(readSettings({ HOST: "0.0.0.0" }).mode).toBe("production");
  expect(readSettings({ HOST: "0.0.0.0", PARLANCE_MODE: "development" }).mode).toBe("development");
});

test.each([
  [{ PARLANCE_MODE: "test" }, /^PARLANCE_MODE must be/],
  [{ PARLANCE_MODE: "production", PARLANCE_API_KEY: "x" }, /^PARLANCE_API_KEY adds/],
  [{ DATABASE_URL: "mysql://secret@localhost/a" }, /^DATABASE_URL must be/],
  [{ PARLANCE_WEBHOOK_NETWORKS: "10.0.0.0/40" }, /^PARLANCE_WEBHOOK_NETWORKS must list/],
  [{ PARLANCE_TRUSTED_PROXIES: "proxy.example" }, /^PARLANCE_TRUSTED_PROXIES must list/],
  [{ PARLANCE_TLS_CERT: "cert.pem" }, /^PARLANCE_TLS_CERT and PARLANCE_TLS_KEY/],
  [{ PARLANCE_TEXT_URL: "localhost:8000", PARLANCE_TEXT_MODEL: "a" }, /^PARLANCE_TEXT_URL must be/],
  [{ PARLANCE_TEXT_URL: "http://localhost:8000" }, /^PARLANCE_TEXT_URL needs PARLANCE_TEXT_MODEL/],
  [{ PARLANCE_MT: "babel" }, /^PARLANCE_MT must list some of openai, libretranslate/],
  [{ PARLANCE_MT: "deepl" }, /^PARLANCE_MT lists deepl, which needs PARLANCE_MT_DEEPL_KEY/],
  [{ PARLANCE_MT: "openai", PARLANCE_MT_OPENAI_URL: "http://a/v1" }, /which needs PARLANCE_MT_OPENAI_MODEL/],
  [{ PARLANCE_MT: "apertium", PARLANCE_MT_APERTIUM_URL: "secret" }, /^PARLANCE_MT_APERTIUM_URL must be/],
])("%j is refused in one line that says what to set", (env, message) => {
  const error = (() => {
    try {
      return readSettings(env);
    } catch (error) {
      return error;
    }
  })();
  expect(error).toMatchObject({ message: expect.stringMatching(message) });
  expect(String(error)).not.toMatch(/\n|secret/);
});

describe("providers", () => {
  test("are asked in the order of the list, each with its own variables", () => {
    const env = {
      PARLANCE_MT: "deepl, LibreTranslate",
      PARLANCE_MT_DEEPL_KEY: "a",
      PARLANCE_MT_LIBRETRANSLATE_URL: "http://localhost:5000/",
      PARLANCE_MT_GOOGLE_KEY: "not listed",
    };
    expect(readSettings(env).providers).toEqual([
      { kind: "deepl", key: "a" },
      { kind: "libretranslate", url: "http://localhost:5000" },
    ]);
  });

  test("of texts are any service with OpenAI's interface", () => {
    const env = { PARLANCE_TEXT_URL: "http://localhost:8000/v1/", PARLANCE_TEXT_MODEL: "small" };
    expect(readSettings(env).textProvider).toEqual({ url: "http://localhost:8000/v1", model: "small" });
    expect(readSettings({}).textProvider).toBeUndefined();
  });
});
