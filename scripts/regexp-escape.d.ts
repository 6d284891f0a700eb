/** Node 24 has it. The older TypeScript that reads the settings for the check of imports knows no library with it. */
interface RegExpConstructor {
  escape(text: string): string;
}
