/** Node 24 has `RegExp.escape`, which the older TypeScript of dependency-cruiser doesn't declare. */
interface RegExpConstructor {
  escape(text: string): string;
}
