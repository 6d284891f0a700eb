/** Source: YAML 1.2.2, section 10.3.2, the core schema. In addition, timestamps of YAML 1.1 and Ruby symbols: `:year`. */
const noStringPattern =
  /^(?:~|null|Null|NULL|true|True|TRUE|false|False|FALSE|[-+]?\d+|0o[0-7]+|0x[\da-fA-F]+|[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)|\d{4}-\d\d?-\d\d?(?:(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::?\d\d)?))?)?|:[A-Za-z_]\w*[?!]?|)$/;

/** Whether a plain scalar is a number, a truth value, a symbol or nothing. */
export const isNoString = (scalar: string): boolean => noStringPattern.test(scalar);
