/** Node 24 has `RegExp.escape`. The older TypeScript of the check of imports has no library that declares it. */
interface RegExpConstructor {
  escape(text: string): string;
}
