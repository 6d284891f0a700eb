import { highlight } from "./highlight.ts";
import { Icon } from "./Icon.tsx";

/** Must be focusable to scroll by keyboard. */
export function Code({ code, lang }: { code: string; lang: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <pre className="code" tabIndex={0}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: highlight() escapes the code */}
      <code className={`language-${lang}`} dangerouslySetInnerHTML={{ __html: highlight(code, lang) }} />
    </pre>
  );
}

/** Copies the visible code of the closest element with `data-copy`. */
export function CopyButton({ label = "Copy" }: { label?: string }) {
  return (
    <button type="button" className="copy-button needs-js" data-action="copy" aria-label={label}>
      <Icon name="copy" className="icon-copy" />
      <Icon name="check" className="icon-done" />
    </button>
  );
}

export function CodePanel({ code, lang }: { code: string; lang: string }) {
  return (
    <figure className="panel" data-copy="">
      <CopyButton label="Copy code" />
      <Code code={code} lang={lang} />
    </figure>
  );
}
