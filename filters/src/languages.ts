/** `en_GB` → `en`: languages of files are compared without region. */
export function primaryLanguage(language: string): string {
  return (/^[A-Za-z]+/.exec(language)?.[0] ?? "").toLowerCase();
}

/**
 * `pt-BR` → `pt_BR`. Source: GNU gettext's manual, section "Locale Names"; Flutter's generator of localizations cuts
 * the locales of ARB files at `_` too.
 */
export const localeName = (language: string): string => language.replaceAll("-", "_");

/** The script that a language is most likely written in, such as `Latn`. Source: Unicode CLDR, likely subtags. */
export function scriptOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language.replaceAll("_", "-")).maximize().script;
  } catch {
    return undefined;
  }
}
