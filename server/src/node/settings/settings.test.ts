import { describe, expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test("a server that only this machine reaches is in development mode", () => {
  expect(readSettings({})).toMatchObject({ host: "127.0.0.1", port: 3000, mode: "development" });
  expect(readSettings({ HOST: "0.0.0.0" }).mode).toBe("production");
  expect(readSettings({ HOST: "0.0.0.0", PARLANCE_MODE: "development" }).mode).toBe("development");
});

test.each([
  ...["http", "-1", "65536", "80.5", "3e3", " 80"].map((PORT): [Record<string, string>, RegExp] => [
    { PORT },
    /^PORT must be a whole number from 0 to 65535, not "/,
  ]),
  [{ PARLANCE_MODE: "test" }, /^PARLANCE_MODE must be/],
  [{ PARLANCE_CORS_ORIGINS: "https://a.example, b.example" }, /^PARLANCE_CORS_ORIGINS must list .* not "b\.example"/],
  ...["api.example", "https://api.example/docs", "ftp://api.example", "https://ana@api.example", "null"].map(
    (PARLANCE_ORIGIN): [Record<string, string>, RegExp] => [{ PARLANCE_ORIGIN }, /^PARLANCE_ORIGIN must be an origin/],
  ),
  [{ PARLANCE_MODE: "production", PARLANCE_API_KEY: "x" }, /^PARLANCE_API_KEY adds/],
  [{ PARLANCE_API_KEY: "x".repeat(1001) }, /^PARLANCE_API_KEY must have at most 1000 characters/],
  [{ DATABASE_URL: "mysql://secret@localhost/a" }, /^DATABASE_URL must be/],
  [{ PARLANCE_DATABASE_CONNECTIONS: "2" }, /^PARLANCE_DATABASE_CONNECTIONS must be at least 3, not "2"/],
  [{ PARLANCE_WEBHOOK_NETWORKS: "10.0.0.0/40" }, /^PARLANCE_WEBHOOK_NETWORKS must list/],
  [{ PARLANCE_TRUSTED_PROXIES: "proxy.example" }, /^PARLANCE_TRUSTED_PROXIES must list/],
  [{ PARLANCE_TLS_CERT: "cert.pem" }, /^PARLANCE_TLS_CERT and PARLANCE_TLS_KEY/],
  [{ PARLANCE_TEXT_URL: "localhost:8000", PARLANCE_TEXT_MODEL: "a" }, /^PARLANCE_TEXT_URL must be/],
  [{ PARLANCE_TEXT_URL: "http://localhost:8000" }, /^PARLANCE_TEXT_URL needs PARLANCE_TEXT_MODEL/],
  [{ PARLANCE_FILTER_SECONDS: "long" }, /^PARLANCE_FILTER_SECONDS must be a whole number from 0 to 86400/],
  [
    { PARLANCE_STOP_SECONDS: "3", PARLANCE_DRAIN_SECONDS: "4" },
    /^PARLANCE_DRAIN_SECONDS must be at most .*, 3, not "4"/,
  ],
  [{ PARLANCE_LOG_LEVEL: "loud" }, /^PARLANCE_LOG_LEVEL must be one of debug, info, warn, error, silent, not "loud"/],
  [{ PARLANCE_MT: "babel" }, /^PARLANCE_MT must list some of openai, libretranslate/],
  [{ PARLANCE_MT: "deepl" }, /^PARLANCE_MT lists deepl, which needs PARLANCE_MT_DEEPL_KEY/],
  [{ PARLANCE_MT: "openai", PARLANCE_MT_OPENAI_URL: "http://a/v1" }, /which needs PARLANCE_MT_OPENAI_MODEL/],
  [{ PARLANCE_MT: "bergamot", PARLANCE_DATA: "/nowhere" }, /^PARLANCE_MODELS is \/nowhere\/models, which/],
  [{ PARLANCE_MT: "bergamot", PARLANCE_MODELS: "/nowhere" }, /^PARLANCE_MODELS is \/nowhere, which can't be read/],
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

test("a server in production stops slowly enough for load balancers, and one of a developer at once", () => {
  const stoppingOf = (env: Record<string, string>) => {
    const { drainSeconds, stopSeconds } = readSettings(env);
    return { drainSeconds, stopSeconds };
  };
  expect(stoppingOf({ PARLANCE_MODE: "production" })).toEqual({ drainSeconds: 5, stopSeconds: 50 });
  expect(stoppingOf({})).toEqual({ drainSeconds: 0, stopSeconds: 5 });
  expect(stoppingOf({ PARLANCE_MODE: "production", PARLANCE_STOP_SECONDS: "2" })).toEqual({
    drainSeconds: 2,
    stopSeconds: 2,
  });
});

test("all faults are reported at once, a line each", () => {
  const env = { PORT: "http", PARLANCE_MODE: "test", PARLANCE_MT: "babel,deepl" };
  expect(() => readSettings(env)).toThrow(
    /^PARLANCE_MODE must.*\nPORT must.*\nPARLANCE_MT must.*\nPARLANCE_MT lists deepl.*$/,
  );
});

describe("providers", () => {
  test("are requested in the order of the list, each with its own variables", () => {
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
