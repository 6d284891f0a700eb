import type { LogEntry } from "../sandbox/log-entry.ts";
import { buildRequest, type ReadResponse, readResponse, type SandboxAccess } from "../sandbox/sandbox-requests.ts";
import { isAct, type SandboxReproduction } from "./reproductions.ts";

/**
 * Provokes an error in a sandbox, which is reset first.
 *
 * @param addEntry receives each step when it is done
 * @returns the response that should be the error
 */
export async function reproduce(
  { before = [], operation: callTool }: SandboxReproduction,
  sandbox: SandboxAccess,
  addEntry: (entry: LogEntry) => void,
): Promise<ReadResponse> {
  const responses: ReadResponse[] = [];
  const send = async (step: typeof callTool): Promise<ReadResponse> => {
    const send = typeof step === "function" ? step(responses) : step;
    const response = await readResponse(await sandbox.fetch(buildRequest(send, sandbox.accounts)));
    responses.push(response);
    addEntry({ request: send, response });
    return response;
  };
  await sandbox.act({ name: "reset" });
  for (const step of before) {
    if (!isAct(step)) {
      const { status } = await send(step);
      if (status >= 400) throw new Error(`A preparation step returned ${status}.`);
    } else {
      await sandbox.act(step);
      addEntry({ act: step });
    }
  }
  return send(callTool);
}
