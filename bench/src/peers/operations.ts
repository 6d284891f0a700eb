import type { LastOperation } from "./peers.ts";

/** What a description says of its operations, as far as it is looked for in a page. */
interface Description {
  tags: { name: string }[];
  paths: Record<string, object>;
}

export interface DescribedOperation extends LastOperation {
  /** Some words of its description that no reference draws otherwise. */
  text: string;
}

const methods = ["get", "put", "post", "delete", "patch"];

/** All operations in the order of a reference: by tag, then as they stand. */
export function listOperations({ tags, paths }: Description): DescribedOperation[] {
  const all = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(
        ([
          method,
          {
            operationId,
            tags: [tag],
            description,
          },
        ]) => ({
          id: String(operationId),
          tag: String(tag),
          method,
          path,
          text: plainWords(String(description)),
        }),
      ),
  );
  return tags.flatMap(({ name }) => all.filter(({ tag }) => tag === name));
}

/** The longest run of words in which Markdown marks nothing; blocks of code are drawn in ways of their own. */
function plainWords(markdown: string): string {
  const prose = markdown.replaceAll(/```.*?```/gs, "`");
  const runs = prose.replaceAll(/([^\n])\n(?!\n)/g, "$1 ").split(/[^\p{L}\d ,.;:]+/u);
  const [longest = ""] = runs.map((run) => run.trim()).sort((a, b) => b.length - a.length);
  return longest.replaceAll(/\s+/g, " ");
}
