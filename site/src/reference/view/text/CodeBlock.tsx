/** Scripts color it by ranges when it is first visible. JSON, the most frequent language, is the default. */
export const CodeBlock = ({ text, lang }: { text: string; lang: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
  <pre className="code" tabIndex={0} data-plain={lang === "json" ? "" : lang}>
    {text}
  </pre>
);
