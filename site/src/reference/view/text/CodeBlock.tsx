/**
 * A block of code that is colored when it is first visible, without additional elements. Its language is an attribute,
 * except for JSON, the most frequent one.
 */
export const CodeBlock = ({ text, lang }: { text: string; lang: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
  <pre className="code" tabIndex={0} data-plain={lang === "json" ? "" : lang}>
    {text}
  </pre>
);
