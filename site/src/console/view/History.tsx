import { buildAddress } from "../../model/samples/address.ts";
import type { ConsoleOperation } from "../model/types.ts";
import { formatShareHash } from "../request/share.ts";
import type { Exchange } from "../state/console-store.ts";
import { LinkButton } from "./controls.tsx";

interface Props {
  operation: ConsoleOperation;
  exchanges: readonly Exchange[];
  onChoose: (exchange: Exchange) => void;
}

/** Earlier requests of this visit, to view or send again in the consoles of their operations. */
export function History({ operation, exchanges, onChoose }: Props) {
  if (exchanges.length < 2) return null;
  return (
    <details className="console-more">
      <summary>{exchanges.length} requests in this session</summary>
      <ul className="console-history">
        {exchanges.map((exchange) => (
          <li key={exchange.number}>
            {exchange.operationId === operation.id ? (
              <LinkButton onClick={() => onChoose(exchange)}>
                <Summary exchange={exchange} />
              </LinkButton>
            ) : (
              <a className="console-link" href={formatShareHash(exchange.operationId, exchange.typed)}>
                <Summary exchange={exchange} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

const Summary = ({ exchange: { request, response } }: { exchange: Exchange }) => (
  <>
    <b>{response.status}</b> {request.method.toUpperCase()} {buildAddress(request)}{" "}
    <span className="console-facts">{Math.round(response.tookMs)} ms</span>
  </>
);
