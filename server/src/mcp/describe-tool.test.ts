import { expect, test } from "vitest";
import { z } from "zod";
import { describeTool } from "./describe-tool.ts";

test("the text of a list with more values than a body may have is not parsed", async () => {
  const { inputSchema } = describeTool({
    ...{ name: "", title: "", description: "", effect: "reads" },
    ...{ input: z.object({ pairs: z.array(z.string()) }), output: z.object({}), run: async () => ({}) },
  });
  const validate = async (count: number) => {
    const pairs = JSON.stringify(Array(count).fill(1));
    return (await inputSchema["~standard"].validate({ pairs })).issues?.length;
  };
  expect([await validate(10_000), await validate(20_000)]).toEqual([10_000, 1]);
});
