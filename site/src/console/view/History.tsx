import { buildAddress } from "../../model/samples/address.ts";
import type { ConsoleOperation } from "../model/types.ts";
import { shareHash } from "../request/share.ts";
import type { Exchange } from "../state/console-store.ts";

interface Props {
  call: ConsoleOperation;
  exchanges: readonly Exchange[];
  onChoose: (exchange: Exchange) => void;
}

/** What was sent before in this visit, to look at or send again; that of another call opens there. */
export function History({ call, exchanges, onChoose }: Props) {
  if (exchanges.length < 2) return null;
  return (
    <details className="console-more">
      <summary>{exchanges.length} requests in this session</summary>
      <ul className="console-history">
        {exchanges.map((exchange) => (
          <li key={exchange.number}>
            {exchange.callId === call.id ? (
              <button type="button" className="console-link" onClick={() => onChoose(exchange)}>
                <Summary exchange={exchange} />
              </button>
            ) : (
              <a className="console-link" href={shareHash(exchange.callId, exchange.typed)}>
                <Summary exchange={exchange} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

const Summary = ({ exchange: { request, answer } }: { exchange: Exchange }) => (
  <>
    <b>{answer.status}</b> {request.method.toUpperCase()} {buildAddress(request)}{" "}
    <span className="console-facts">{Math.round(answer.tookMs)} ms</span>
  </>
);
