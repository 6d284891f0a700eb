import { type McpServer, ResourceNotFoundError, ResourceTemplate } from "@modelcontextprotocol/server";
import { errors, failureReasons, limits } from "@openparlance/api";
import { type ListedPage, listPages, type ReadPage } from "./documentation.ts";

const markdown = "text/markdown";
const json = "application/json";

const maxCompletions = 100;

export const pageUri = (path: string): string => `parlance://docs/${path}`;

/** Offers the documentation to clients: each page and operation of the site, and the errors and limits as data. */
export function registerResources(server: McpServer, readPage: ReadPage): void {
  registerData(server, "errors", "Error catalog", "All errors, with their causes and remedies.", {
    errors,
    reasons: failureReasons,
  });
  registerData(server, "limits", "Limits", "All limits and defaults, with their values.", limits);
  const pages = new ResourceTemplate(pageUri("{+path}"), {
    list: async () => ({ resources: (await listPages(readPage)).map(toResource) }),
    complete: {
      path: async (start) =>
        (await listPages(readPage))
          .map(({ path }) => path)
          .filter((path) => path.startsWith(start))
          .slice(0, maxCompletions),
    },
  });
  const about = {
    title: "Documentation",
    description: "A page of the documentation, or an operation or type of the API reference, in Markdown.",
    mimeType: markdown,
  };
  server.registerResource("documentation", pages, about, async ({ href }, { path }) => {
    const text = await readListed(readPage, String(path));
    return { contents: [{ uri: href, mimeType: markdown, text }] };
  });
}

function registerData(server: McpServer, id: string, title: string, description: string, data: object): void {
  const about = { title, description, mimeType: json };
  server.registerResource(id, `parlance://${id}`, about, ({ href }) => ({
    contents: [{ uri: href, mimeType: json, text: JSON.stringify(data) }],
  }));
}

const toResource = ({ path, title, description }: ListedPage) => ({
  uri: pageUri(path),
  name: path.replace(/\.md$/, ""),
  title,
  ...(description && { description }),
  mimeType: markdown,
});

/** Only listed files are read, so no other path reaches the site. */
async function readListed(readPage: ReadPage, path: string): Promise<string> {
  const pages = await listPages(readPage);
  const text = pages.some((page) => page.path === path) ? await readPage(`/${path}`) : undefined;
  if (text !== undefined) return text;
  const reason = pages.length > 0 ? `There is no page ${path}.` : "This server has no documentation site.";
  throw new ResourceNotFoundError(pageUri(path), reason);
}
