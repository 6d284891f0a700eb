import type { ArazzoDocument, Step, Workflow } from "@openparlance/api/arazzo";

/** A document as it is written, in which file inputs have the names of files. */
export interface ArazzoDraft extends Omit<ArazzoDocument, "workflows"> {
  workflows: readonly (Omit<Workflow, "inputs"> & {
    inputs?: { type: "object"; properties: Readonly<Record<string, Input>> };
  })[];
}

interface Input {
  type: string;
  default?: unknown;
  "x-file"?: string;
}

const apiKey = "$inputs.apiKey";

/** Sends the key as both username and password, as in the description. */
const security = [
  { schemeName: "$sourceDescriptions.parlance.basic", values: { username: apiKey, password: apiKey } },
] as const;

/**
 * The document for readers: inputs have the text of their files as defaults, and URLs are complete. The input `apiKey`
 * is the key of each request.
 *
 * @param site URL of the site's first page
 */
export function complete(
  draft: ArazzoDraft,
  { site, fileText }: { site: URL; fileText(name: string): string },
): ArazzoDocument {
  return {
    ...draft,
    sourceDescriptions: draft.sourceDescriptions.map((source) => ({
      ...source,
      url: new URL(source.url.replace(/^\//, ""), site).href,
    })),
    workflows: draft.workflows.map(({ inputs, steps, ...workflow }) => ({
      ...workflow,
      inputs: {
        type: "object",
        properties: {
          apiKey: { type: "string" },
          ...Object.fromEntries(
            Object.entries(inputs?.properties ?? {}).map(([name, { "x-file": file, ...input }]) => [
              name,
              file === undefined ? input : { ...input, default: fileText(file) },
            ]),
          ),
        },
      },
      "x-security": security,
      steps: steps.map(passKey),
    })),
  };
}

/** A nested workflow has its own inputs. */
const passKey = (step: Step): Step =>
  step.workflowId ? { ...step, parameters: [...(step.parameters ?? []), { name: "apiKey", value: apiKey }] } : step;
