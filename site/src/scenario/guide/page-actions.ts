import type { ScenarioPanel } from "../panel.ts";
import type { GuideRun } from "./guide-run.ts";
import { changeByte, exampleDelivery, isGenuine, type SignedDelivery, sign, signText } from "./signature.ts";

export const receiverNote = "This page receives what the sandbox sends to http://localhost:9000/hook, and returns 204.";

/** Actions for samples that aren't steps of a guide, by sample. */
export const pageActions: Readonly<Record<string, (run: GuideRun, panel: ScenarioPanel) => Promise<void>>> = {
  async begin(run, panel) {
    await run.run({ name: "begin", program: testKey, isRefused: false });
    panel.note("The server responds and accepts the key.");
  },

  async receiver(run, panel) {
    if (run.target === "sandbox") {
      await run.start();
      panel.note(receiverNote);
    } else {
      panel.note(
        "A web page can't receive requests from a server. Save this program on the server's machine and start it there: node receiver.mjs or python3 receiver.py.",
      );
    }
  },

  async signature(run, panel) {
    if (run.target === "sandbox") {
      const { delivery, webhookId, secret } = await run.lastDelivery();
      panel.note("Verified: the latest delivery, and the same delivery with one byte of its body changed.");
      panel.addLine(`parlance webhooks secret ${webhookId}`, "", secret);
      checkSignature(panel, secret, delivery);
    } else {
      panel.note(
        "A webhook's secret is available on the command line only. Verified instead: the example above, and the same example with one byte of its body changed.",
      );
      checkSignature(panel, exampleDelivery.secret, exampleDelivery);
    }
  },
};

const testKey = 'curl -u "$API_KEY:$API_KEY" "$API/v2/languages"';

function checkSignature(panel: ScenarioPanel, secret: string, signed: SignedDelivery): void {
  const header = signed.headers["webhook-signature"];
  for (const [line, each] of [
    ["isGenuine(secret, headers, body)", signed],
    ["isGenuine(secret, headers, otherBody)", changeByte(signed)],
  ] as const) {
    const from = `signed: ${signText(each)}\ncomputed: ${sign(secret, each)}\nwebhook-signature: ${header}`;
    panel.addLine(line, String(isGenuine(secret, each)), from);
  }
}
