/** Adds styles that only scripts need. Unlike those in the head, they stay when the page changes. */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
