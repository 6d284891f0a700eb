import { CodeBlock } from "../text/CodeBlock.tsx";
import { Identifier, Markdown } from "../text/markdown.tsx";
import { type WebhookEvent, webhookEvents, webhookHeaders } from "./facts.ts";
import { Names } from "./Names.tsx";

export const webhooksText = `
Each event is sent as one POST with a JSON body to the URL of every webhook registered for it. For retries and responses,
see [Webhook deliveries](#webhook-deliveries). The guide shows how to
[verify the signature](/guides/connect-systems-to-workflows#verify-the-signature). Every delivery has these headers:
`.trim();

export function WebhookPayloads() {
  return (
    <section className="section prose" aria-labelledby="webhooks">
      <h2 id="webhooks">Webhook payloads</h2>
      <Markdown text={webhooksText} />
      <Names rows={webhookHeaders} />
      {webhookEvents.map((event) => (
        <Event key={event.name} event={event} />
      ))}
    </section>
  );
}

function Event({ event: { anchor, name, summary, text, fields, example } }: { event: WebhookEvent }) {
  return (
    <>
      <h3 id={anchor}>
        <Identifier name={name} />
      </h3>
      <Markdown text={`${summary}. ${text}`} />
      <Names rows={fields} />
      <CodeBlock text={example} lang="json" />
    </>
  );
}
