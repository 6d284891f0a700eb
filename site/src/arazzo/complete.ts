import type { ArazzoDocument, Workflow } from "./types.ts";

/** A document as it is written: inputs that are files name them. */
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

/**
 * The document that readers get: inputs have the text of their files as defaults, and addresses are whole.
 *
 * @param site address of the site's first page
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
    workflows: draft.workflows.map((workflow) => ({
      ...workflow,
      ...(workflow.inputs && {
        inputs: {
          ...workflow.inputs,
          properties: Object.fromEntries(
            Object.entries(workflow.inputs.properties).map(([name, { "x-file": file, ...input }]) => [
              name,
              file === undefined ? input : { ...input, default: fileText(file) },
            ]),
          ),
        },
      }),
    })),
  };
}
