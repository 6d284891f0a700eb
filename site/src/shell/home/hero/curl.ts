/** The cURL program of the front page with another sentence in its request. */
export function withSource(program: string, source: string): string {
  const inShell = JSON.stringify(source).replaceAll("'", "'\\''");
  return program.replace(/"source":"(?:[^"\\]|\\.)*"/, () => `"source":${inShell}`);
}
