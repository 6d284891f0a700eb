import type { Finding } from "@openparlance/engine";
import { requireDocument, requireMemoryToQuery, requireProject } from "../services/access/access.ts";
import {
  type CheckedDocument,
  checkDocument,
  createChecker,
  Findings,
  listRecorded,
} from "../services/documents/check-document.ts";
import type { Routes } from "./context.ts";

export const checks = {
  async checkDocument({ id }, { store, signal, caller }) {
    const document = await requireDocument(store, caller, id);
    const project = await requireProject(store, caller, document.projectId);
    const recorded = (await listRecorded(store, document)).map(({ findings, ...found }) => ({
      ...{ ...found, findings: findings.map(findingToWire) },
    }));
    return { ...checkedToWire(await checkDocument(store, document, project, signal)), recorded };
  },

  async checkTranslation({ memory_id, source, target, max_length }, { store, caller }) {
    const memory = await requireMemoryToQuery(store, caller, memory_id);
    const checker = await createChecker(store, caller.organizationId, memory.id, memory);
    const findings = new Findings();
    findings.add({ target }, checker.check({ id: 1, source, target, maxLength: max_length }));
    return checkedToWire(findings);
  },
} satisfies Partial<Routes>;

const checkedToWire = ({ segments, errors, warnings, findings }: CheckedDocument) => ({
  ...{ segments, errors, warnings },
  findings: findings.map(findingToWire),
});

const findingToWire = ({ check, type, severity, segment, message, source, target }: Finding) => ({
  ...{ check, type, severity, segment: Number(segment), message },
  ...(source && { source }),
  ...(target && { target }),
});
