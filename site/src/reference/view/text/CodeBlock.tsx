/** Highlighted when it is first seen, without an element more. Its language is named, but for JSON, by far the most. */
export const CodeBlock = ({ text, lang }: { text: string; lang: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
  <pre className="code" tabIndex={0} data-plain={lang === "json" ? "" : lang}>
    {text}
  </pre>
);
