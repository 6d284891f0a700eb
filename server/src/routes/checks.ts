import type { Finding } from "@openparlance/engine";
import { readAhead } from "../files/read.ts";
import type { SpooledBytes } from "../files/spool.ts";
import { localesOf } from "../rules/language-pairs.ts";
import { requireDocument, requireProject, requireQueryableMemory } from "../services/access/access.ts";
import { checkerOf, checkParts, Findings, isTranslated, listRecorded } from "../services/documents/check-document.ts";
import type { Routes } from "./context.ts";

export const checks = {
  async checkDocument({ id }, { store, engines, spool, signal, caller }) {
    const document = await requireDocument(store, caller, id);
    const project = await requireProject(store, caller, document.projectId);
    const recorded = (await listRecorded(store, document)).map(({ findings, ...match }) => ({
      ...match,
      findings: findings.map(findingToWire),
    }));
    const check = await checkerOf({ store, engines }, project);
    const counts = new Findings(0);
    // The counts come first in the response, but are known only at the end.
    const findings = await spool.hold(
      document.organizationId,
      writeFindings(checkParts(store, document, check, signal), counts),
      { size: document.segments, signal },
    );
    const { segments, errors, warnings } = counts;
    const body = await readAhead(writeReport({ segments, errors, warnings }, findings, { recorded }));
    return new Response(body, { headers: { "content-type": "application/json; charset=utf-8" } });
  },

  async checkTranslation({ memory_id, source, target, max_length }, { store, engines, signal, caller }) {
    const memory = await requireQueryableMemory(store, caller, memory_id);
    const segment = { id: 1, source, target, maxLength: max_length };
    const [checked] = await engines.check(memory, [segment], localesOf(memory), signal);
    const counted = new Findings();
    counted.add({ segments: Number(isTranslated(segment)), findings: checked?.findings ?? [] });
    const { segments, errors, warnings, findings } = counted;
    return { segments, errors, warnings, findings: findings.map(findingToWire) };
  },
} satisfies Partial<Routes>;

const encoder = new TextEncoder();

/** The elements of the array of findings, which are counted while they are written. */
async function* writeFindings(parts: ReturnType<typeof checkParts>, counts: Findings): AsyncGenerator<Uint8Array> {
  let separator = "";
  for await (const part of parts) {
    counts.add(part);
    const elements = part.findings.map((finding) => JSON.stringify(findingToWire(finding))).join(",");
    yield encoder.encode(elements && separator + elements);
    if (elements !== "") separator = ",";
  }
}

/** The JSON object with the fields of `before`, `findings` and the fields of `after`. */
async function* writeReport(before: object, findings: SpooledBytes, after: object): AsyncGenerator<Uint8Array> {
  try {
    yield encoder.encode(`${JSON.stringify(before).slice(0, -1)},"findings":[`);
    yield* findings.read();
    yield encoder.encode(`],${JSON.stringify(after).slice(1)}`);
  } finally {
    findings.release();
  }
}

const findingToWire = ({ check, type, severity, segment, message, source, target }: Finding) => ({
  check,
  type,
  severity,
  segment: Number(segment),
  message,
  ...(source && { source }),
  ...(target && { target }),
});
