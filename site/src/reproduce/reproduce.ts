import { buildRequest, type ReadResponse, readResponse, type SandboxAccess } from "../sandbox/ask.ts";
import type { LogEntry } from "../sandbox/log-entry.ts";
import { isAct, type SandboxReproduction } from "./reproductions.ts";

/**
 * Provokes an error in a sandbox, which is reset first.
 *
 * @param tell receives each step when it is done
 * @returns the response that should be the error
 */
export async function reproduce(
  { before = [], call }: SandboxReproduction,
  sandbox: SandboxAccess,
  tell: (taken: LogEntry) => void,
): Promise<ReadResponse> {
  const answers: ReadResponse[] = [];
  const send = async (step: typeof call): Promise<ReadResponse> => {
    const ask = typeof step === "function" ? step(answers) : step;
    const answer = await readResponse(await sandbox.fetch(buildRequest(ask, sandbox.accounts)));
    answers.push(answer);
    tell({ ask, answer });
    return answer;
  };
  await sandbox.act({ name: "reset" });
  for (const step of before) {
    if (!isAct(step)) {
      const { status } = await send(step);
      if (status >= 400) throw new Error(`A preparation step returned ${status}.`);
    } else {
      await sandbox.act(step);
      tell({ act: step });
    }
  }
  return send(call);
}
