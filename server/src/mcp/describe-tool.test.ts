import { expect, test } from "vitest";
import { z } from "zod";
import { describeTool } from "./describe-tool.ts";

const describeInput = (input: z.ZodObject) =>
  describeTool({
    name: "",
    title: "",
    description: "",
    effect: "reads",
    input,
    output: z.object({}),
    run: async () => ({}),
  }).inputSchema;

test("the text of a list with more values than a body may have is not parsed", async () => {
  const inputSchema = describeInput(z.object({ pairs: z.array(z.string()) }));
  const validate = async (count: number) => {
    const pairs = JSON.stringify(Array(count).fill(1));
    return (await inputSchema["~standard"].validate({ pairs })).issues?.length;
  };
  expect([await validate(10_000), await validate(20_000)]).toEqual([10_000, 1]);
});

test("arguments are checked however deep they are in each other", async () => {
  const inputSchema = describeInput(z.looseObject({}));
  const validate = async (inner: string) => {
    const depth = 9000;
    const text = JSON.parse("[".repeat(depth) + JSON.stringify(inner) + "]".repeat(depth));
    return (await inputSchema["~standard"].validate({ text })).issues?.[0]?.message;
  };
  expect([await validate("quay"), await validate("\ud83d")]).toEqual([
    undefined,
    "a text contains an unpaired surrogate",
  ]);
});

test("arguments are checked however long their lists are", async () => {
  const inputSchema = describeInput(z.looseObject({}));
  const list = Array(500_000).fill(1);
  expect((await inputSchema["~standard"].validate({ list })).issues).toBe(undefined);
});

test("objects of a list are read from the text of their JSON, unless they have too many values together", async () => {
  const inputSchema = describeInput(z.object({ pairs: z.array(z.looseObject({ id: z.int() })) }));
  const validate = async (pairs: unknown[]) => (await inputSchema["~standard"].validate({ pairs })).issues?.length ?? 0;
  expect(await validate(['{"id":"7"}', '{"id":8}'])).toBe(0);
  expect(await validate([JSON.parse("[".repeat(9000) + "]".repeat(9000))])).toBe(1);
  expect(await validate(['{"id":', "[]"])).toBe(2);
  const long = JSON.stringify({ id: 1, more: Array(9000).fill(1) });
  expect([await validate([long]), await validate([long, long, long])]).toEqual([0, 3]);
  // A string that doesn't end must not hide the following texts from the count.
  expect(await validate(['"', long, long, long])).toBe(4);
});
