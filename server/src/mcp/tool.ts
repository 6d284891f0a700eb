import { z } from "zod";
import type { ApiClient } from "./api-client.ts";

export interface ToolContext {
  api: ApiClient;
  /** Sends a progress notification, if the client wants them. */
  reportProgress(step: number, message: string): Promise<void>;
  wait(ms: number): Promise<void>;
}

/** What a tool does to the data: nothing, only adding, or changing what is there. */
export type Effect = "reads" | "adds" | "changes";

export interface Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  description: string;
  effect: Effect;
  input: Input;
  output: Output;
  /** @throws ToolError */
  run(input: z.output<Input>, context: ToolContext): Promise<z.input<Output>>;
}

/** Checks the types of a tool, then forgets them, so that tools of all kinds fit in one list. */
export const defineTool = <Input extends z.ZodObject, Output extends z.ZodObject>(tool: Tool<Input, Output>): Tool =>
  tool as unknown as Tool;

export const id = (description: string) => z.int().positive().describe(description);

export const waitSeconds = z
  .int()
  .min(0)
  .max(600)
  .default(50)
  .describe("How long to wait for the result, in seconds. Many clients end a tool call after 60 seconds.");

const pollMs = 1000;

/**
 * Polls once per second until there is a result.
 *
 * @returns undefined when the time is over
 */
export async function poll<Answer>(
  { wait, reportProgress }: ToolContext,
  seconds: number,
  message: string,
  ask: () => Promise<Answer | undefined>,
): Promise<Answer | undefined> {
  for (let step = 0; ; step++) {
    const answer = await ask();
    if (answer !== undefined || step >= seconds) return answer;
    await reportProgress(step + 1, message);
    await wait(pollMs);
  }
}
