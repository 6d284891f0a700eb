import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { example, isGenuine, sign, withOtherByte } from "./signature.ts";

const sampleIn = (language: string) =>
  readFileSync(new URL(`../../samples/connect-systems-to-workflows/signature.${language}`, import.meta.url), "utf8");

test.each(["sh", "js", "py"])("the example is that of the sample in .%s", (language) => {
  const { secret, headers, body } = example;
  const sample = sampleIn(language);
  for (const value of [secret, headers["webhook-id"], headers["webhook-timestamp"], body]) {
    expect(sample).toContain(value);
  }
});

test("the example has the signature that the sample prints", () => {
  expect(`${sign(example.secret, example)}\n`).toBe(sampleIn("answer.txt"));
  expect(isGenuine(example.secret, example)).toBe(true);
});

test("one of several signatures is enough", () => {
  const both = { ...example.headers, "webhook-signature": `v1,other ${example.headers["webhook-signature"]}` };
  expect(isGenuine(example.secret, { ...example, headers: both })).toBe(true);
});

test("another secret, another byte in the body and no signature at all are not genuine", () => {
  expect(withOtherByte(example).body).toBe('{"OrganizationId":2,"id":310}');
  expect(isGenuine(example.secret, withOtherByte(example))).toBe(false);
  expect(isGenuine("other-secret", example)).toBe(false);
  expect(isGenuine(example.secret, { ...example, headers: {} })).toBe(false);
});
