import type { ReceivedDelivery } from "../state/console-store.ts";
import { describeNext, formatOrdinal } from "../state/what-next.ts";
import { Preformatted } from "./controls.tsx";
import { JsonTree } from "./JsonTree.tsx";

/** Payload, signature, and next step of the sandbox's webhook deliveries. */
export function Deliveries({ deliveries }: { deliveries: readonly ReceivedDelivery[] }) {
  if (deliveries.length === 0) return null;
  return (
    <section className="console-deliveries" aria-label="Webhook deliveries">
      <p className="console-title">Webhook deliveries</p>
      <ol reversed>
        {deliveries.map((delivered) => (
          <li key={delivered.number}>
            <OneDelivery delivered={delivered} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function OneDelivery({ delivered: { delivery, receipt } }: { delivered: ReceivedDelivery }) {
  const { url, headers, body, attempt } = delivery;
  return (
    <details className="console-more">
      <summary>
        {headers["parlance-event"]} to {new URL(url).host}, {formatOrdinal(attempt)} attempt:{" "}
        {receipt === null ? "no response" : `response ${receipt}`}
      </summary>
      <p className="console-hint">{describeNext(delivery, receipt)}</p>
      <Preformatted
        className="console-printed"
        text={[`POST ${url}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join("\n")}
      />
      <div className="panel console-body">
        <div className="code">
          <JsonTree value={JSON.parse(body)} />
        </div>
      </div>
    </details>
  );
}
