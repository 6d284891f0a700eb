/** Parses the weights of a header: type → weight, 0 to 1. */
export function parseWeights(accepted: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith("q="));
    weights.set(name, q ? Number(q.slice(2)) || 0 : 1);
  }
  return weights;
}

/** The encoding that a client prefers, the first of equal ones; undefined if it accepts none of them. */
export function preferredEncoding<Name extends string>(names: readonly Name[], accepted: string): Name | undefined {
  const weights = parseWeights(accepted);
  const weightOf = (name: Name) => weights.get(name) ?? weights.get("*") ?? 0;
  const best = names.toSorted((a, b) => weightOf(b) - weightOf(a))[0];
  return best !== undefined && weightOf(best) > 0 ? best : undefined;
}
