import { site } from "../config.ts";
import { quotes } from "./brand/mark.ts";

export function Wordmark() {
  return (
    <span className="wordmark">
      <svg className="mark" viewBox={quotes.viewBox} width="26" height="22" aria-hidden="true">
        <path className="mark-open" d={quotes.open} />
        <path className="mark-close" d={quotes.close} />
      </svg>
      <span className="wordmark-name">{site.product.toLowerCase()}</span>
    </span>
  );
}
