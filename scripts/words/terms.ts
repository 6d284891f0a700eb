/** A word that texts must not contain, and the words to write instead. */
interface Term {
  readonly pattern: RegExp;
  readonly write: string;
  /** True: only texts for users of the API; false: only texts about the code. */
  readonly forUsers?: boolean | undefined;
}

const term = (pattern: RegExp, write: string, forUsers?: boolean): Term => ({ pattern, write, forUsers });

/** One term for each concept, and rules on voice that a regular expression can check. */
export const terms: readonly Term[] = [
  term(/\b(?:un)?answer(?:s|ed|ing)?\b/i, "response, returns"),
  term(/\bcall(?:s|ing)?\b/i, "endpoint, request or operation", true),
  term(/(?<!\b(?:IP|IPv4|IPv6|email|network|private|public|loopback|local|MAC)\b[ -])\baddress(?:es)?\b/i, "URL", true),
  term(/(?<!also called )\bquotas?\b/i, "rate limit"),
  term(/\bask(?:s|ed|ing)?\b/i, "poll, send a request"),
  term(/\bnobody\b/i, "no one"),
  term(/\b(?:told|tells?|telling|hears?|heard)\b/i, "notified, receives, reports"),
  term(
    /\b(?:makes?|made|making)\b(?! (?:sure|sense|it|them|up)\b| (?:\S+ ){0,3}(?:requests?|changes?|difference|decisions?|translations?|mistakes?|public|available|accessible)\b)/i,
    "create",
    true,
  ),
  term(
    /\b(?:takes?|took|taken|taking)\b(?! (?:effect|precedence|place|part|time|care|long|longer|too long|less|more|up to|over|about|a (?:few|while|moment|minute|second)|some time|several|only|at (?:most|least)|\d|◆ (?:seconds|minutes)|seconds|minutes))/i,
    "accept, use",
    true,
  ),
  term(
    /\brepeat(?!edly)(?:s|ed|ing|able)?\b(?! (?:step|the (?:last|previous)|this (?:step|section)))/i,
    "retry, or again",
    true,
  ),
  term(/\bgo(?:es|ing)? on\b|\bafter the (?:answer|response) (?:was|is) sent\b/i, "runs in the background, continue"),
  term(/\bseconds since 1970\b/i, "Unix timestamp (seconds)"),
  term(/\bupper and lower case\b/i, "case-insensitive"),
  term(/\bwhite space\b/i, "whitespace"),
  term(/(?<=[\p{Ll},;)] )Memor(?:y|ies)\b(?! (?:object|entity|schema|eXchange)\b)/u, "memory", true),
  term(/\be-mails?\b/i, "email"),
  term(/\buser names?\b/i, "username"),
  term(/\bset-up\b/i, "setup"),
  term(
    /\bgreatest\b|(?<!\bat[ -])\bleast\b|\busual\b|^Most \p{L}+s (?:on|in|of an?|per)\b/iu,
    "max, min, default, limit",
    true,
  ),
  term(/\bst(?:ands?|anding|ood)\b(?! (?:for|in for|out)\b)/i, "is, exists"),
  term(/\b(?:lie|lies|lay|lain)\b/i, "is"),
  term(/\blives\b|\b(?:to|will|would|can|must) live\b|\b(?:in )?(?:its|their) (?:life|lives)\b/i, "is, exists"),
  term(
    /\b(?:rides?|travels?|lends?|beats?|(?<!who )knows|knew|silent|teaches|taught|mends?|mended)\b/i,
    "plain words, no images",
  ),
  term(/\b(?:give|gives|has|have) the last word\b|\bput away\b|\bMind the\b/, "plain words, no images"),
  term(/\banew\b/i, "again"),
  term(/\b(?:whoever|somebody|anybody|your side)\b/i, "anyone who, you"),
  term(/\bbeside\b/i, "next to"),
  term(
    /\bbehind\b(?! (?:an? |the |its |your |this |such an? )?(?:\S+ )?(?:prox(?:y|ies)|load balancers?|firewalls?|NAT|gateways?))/i,
    "after",
  ),
  term(/[,;] of (?:which|whom|these|those)\b/i, "a sentence of its own", false),
  term(/^The same(?: (?:for|from|in|of|while|with|within|without)\b|[.,])/, "the subject", false),
  term(/^What (?!follows\b)[^?]*\.$/, "a noun with a relative clause", false),
  term(/\bids?\b/, "ID", true),
  term(/^(?:Whether|If so)\b/, "If `true`, …", true),
  term(/!(?=\s|$)/, "no exclamation mark"),
];
