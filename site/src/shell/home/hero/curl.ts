/** Replaces the sentence in the front page's cURL program. */
export function replaceSource(program: string, source: string): string {
  const inShell = JSON.stringify(source).replaceAll("'", "'\\''");
  return program.replace(/"source":"(?:[^"\\]|\\.)*"/, () => `"source":${inShell}`);
}
