/** `en_GB` → `en`: languages of files are compared without region. */
export function primaryLanguage(language: string): string {
  return (/^[A-Za-z]+/.exec(language)?.[0] ?? "").toLowerCase();
}
