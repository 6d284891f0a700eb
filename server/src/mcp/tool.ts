import type { Segment } from "@openparlance/filters";
import { z } from "zod";
import type { FileToRead } from "../core/filters.ts";
import { type ApiClient, ToolError } from "./api-client.ts";

export interface ToolContext {
  api: ApiClient;
  /** Sends a progress notification if the client requested progress. */
  reportProgress(step: number, message: string): Promise<void>;
  wait(ms: number): Promise<void>;
  readSegments(file: FileToRead): Promise<Segment[]>;
  /** Whether the client has this tool, so that a hint may mention it. */
  isOffered(tool: string): boolean;
}

/** A field of results: the next step when there is nothing, or nothing yet. */
export const hint = z.string().optional().describe("What to do next.");

/** A hint without the sentences that mention tools the client doesn't have. */
export function suggest({ isOffered }: Pick<ToolContext, "isOffered">, sentences: readonly string[]): { hint: string } {
  const possible = sentences.filter((sentence) => namesIn(sentence).every(isOffered));
  return { hint: possible.join(" ") };
}

const namesIn = (sentence: string): string[] => sentence.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? [];

export type Effect = "reads" | "adds" | "changes";

export interface Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  description: string;
  effect: Effect;
  input: Input;
  output: Output;
  run(input: z.output<Input>, context: ToolContext): Promise<z.input<Output>>;
}

/** Checks the types of a tool, then widens them, so that all tools fit in one list. */
export const defineTool = <Input extends z.ZodObject, Output extends z.ZodObject>(tool: Tool<Input, Output>): Tool =>
  tool as unknown as Tool;

export const idField = (description: string) => z.int().positive().describe(description);

export const waitSeconds = z
  .int()
  .min(0)
  .max(600)
  .default(50)
  .describe("How long to wait for the result, in seconds. Many clients end a tool call after 60 seconds.");

const pollMs = 1000;

/** Polls once per second until there is a result; undefined when the time is over. */
export async function poll<Result>(
  { wait, reportProgress }: ToolContext,
  seconds: number,
  message: string,
  request: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  for (let step = 0; ; step++) {
    const result = await request();
    if (result !== undefined || step >= seconds) return result;
    await reportProgress(step + 1, message);
    await wait(pollMs);
  }
}

/** The result of a request; undefined if it fails with one of these errors, which other clients may cause. */
export async function undefinedOnErrors<Result>(codes: readonly string[], request: () => Promise<Result>) {
  try {
    return await request();
  } catch (error) {
    if (error instanceof ToolError && codes.includes(error.code ?? "")) return undefined;
    throw error;
  }
}
