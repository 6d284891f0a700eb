import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { changeByte, exampleDelivery, isGenuine, sign } from "./signature.ts";

const sampleIn = (language: string) =>
  readFileSync(new URL(`../../samples/connect-systems-to-workflows/signature.${language}`, import.meta.url), "utf8");

test.each(["sh", "js", "py"])("the example is that of the sample in .%s", (language) => {
  const { secret, headers, body } = exampleDelivery;
  const sample = sampleIn(language);
  for (const value of [secret, headers["webhook-id"], headers["webhook-timestamp"], body]) {
    expect(sample).toContain(value);
  }
});

test("the example has the signature that the sample prints", () => {
  expect(`${sign(exampleDelivery.secret, exampleDelivery)}\n`).toBe(sampleIn("answer.txt"));
  expect(isGenuine(exampleDelivery.secret, exampleDelivery)).toBe(true);
});

test("one of several signatures is enough", () => {
  const both = {
    ...exampleDelivery.headers,
    "webhook-signature": `v1,other ${exampleDelivery.headers["webhook-signature"]}`,
  };
  expect(isGenuine(exampleDelivery.secret, { ...exampleDelivery, headers: both })).toBe(true);
});

test("another secret, another byte in the body and no signature at all are not genuine", () => {
  expect(changeByte(exampleDelivery).body).toBe('{"OrganizationId":2,"id":310}');
  expect(isGenuine(exampleDelivery.secret, changeByte(exampleDelivery))).toBe(false);
  expect(isGenuine("other-secret", exampleDelivery)).toBe(false);
  expect(isGenuine(exampleDelivery.secret, { ...exampleDelivery, headers: {} })).toBe(false);
});
