import { buildUrl, type SiteAddress } from "./pages.ts";

/** The facts that an agent needs before it writes a program for the API, with links to the rest. */
export function skill({ product, location }: { product: string; location: SiteAddress }): string {
  const url = (route: string) => buildUrl(location, route);
  return `---
name: ${product.toLowerCase()}-api
description: Translate text and files, manage translation memories, jobs and projects, and receive webhooks with the ${product} API. Use when a program must call the ${product} API or when you need to explain one of its responses.
---

# ${product} API

> All pages in Markdown: [llms.txt](${url("/llms.txt")})

## Before the first request

- Read the base URL from the environment variable \`API\` and the key from \`API_KEY\`. Never write a key into a program.
- Send the key with HTTP Basic authentication, as both the username and the password: \`curl -u "$API_KEY:$API_KEY" "$API/v2/languages"\`. See [authentication](${url("/api/authentication.md")}).
- Use a development key for trials: its translations are free.

## How to find what you need

1. Each operation has a file, \`${url("/api/")}<operation>.md\`, with its parameters, responses, errors, and a sample. Types have their own files, such as [Job](${url("/api/Job.md")}).
2. [The reference](${url("/api.md")}) lists all operations, types, state machines, and errors. [OpenAPI](${url("/openapi.json")}) contains the same information for code generators.
3. The guides show whole tasks: [translate strings and files](${url("/guides/translate-content/instant-translate.md")}), [have linguists verify a translation](${url("/guides/translate-content/verified-translation.md")}), [create a data source](${url("/guides/manage-content/create-a-datasource.md")}), and [connect a system](${url("/guides/connect-systems-to-workflows.md")}).

## What often goes wrong

- Files are sent as the raw body with \`Content-Type: application/octet-stream\`. Forms are rejected with 415. In cURL, use \`--data-binary @file\`. See [uploads](${url("/api/uploads.md")}).
- Imports, exports, and file translations run in the background. The file of each operation says which operation to poll, and until when.
- Every error except 401 is JSON with one field, \`message\`. After a 429, wait as long as \`Retry-After\` says. See [errors and rate limits](${url("/api/errors-and-rate-limits.md")}).
- After a timeout, a POST may have taken effect. Retry it with the same \`Idempotency-Key\`. See [idempotency](${url("/api/idempotency.md")}).
- Field names and date formats vary by object. See [formats](${url("/api/formats.md")}).
`;
}
