import type { ArazzoDocument, Step, Workflow } from "@openparlance/api/arazzo";

/** An Arazzo document before it is completed: its inputs are names of files. */
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

const apiKeyExpression = "$inputs.apiKey";
const keyParameter = { name: "apiKey", value: apiKeyExpression };

/** The key is both username and password. */
const credentials = { username: apiKeyExpression, password: apiKeyExpression };
const security = [{ schemeName: "$sourceDescriptions.parlance.basic", values: credentials }] as const;

/** Inputs get the text of their files as defaults, URLs become absolute. @param site URL of the site's first page */
export const completeDraft = (
  draft: ArazzoDraft,
  { site, fileText }: { site: URL; fileText(name: string): string },
): ArazzoDocument => ({
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
    steps: steps.map(addKeyParameter),
  })),
});

/** A nested workflow has inputs of its own. */
const addKeyParameter = (step: Step): Step =>
  step.workflowId ? { ...step, parameters: [...(step.parameters ?? []), keyParameter] } : step;
