import type { CheckedDocument } from "../../services/documents/check-document.ts";

/** Findings for code hosts and editors. Source: SARIF 2.1.0. */
export function toSarif(path: string, { findings }: Pick<CheckedDocument, "findings">): object {
  const rules = [...new Set(findings.map(({ check }) => check))].map((id) => ({ id }));
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "Parlance", rules } },
        results: findings.map(({ check, severity, segment, message }) => ({
          ruleId: check,
          level: severity,
          message: { text: `${segment}: ${message}` },
          locations: [
            {
              physicalLocation: { artifactLocation: { uri: toUri(path) }, region: { startLine: 1 } },
              logicalLocations: [{ fullyQualifiedName: String(segment) }],
            },
          ],
        })),
      },
    ],
  };
}

const toUri = (path: string): string =>
  encodeURI(path.replaceAll("\\", "/")).replace(/[?#]/g, (mark) => encodeURIComponent(mark));
