// Finds where a JSON text breaks: what JSON.parse says of it differs between browsers, and is often no place at all.

const SPACE = /[ \t\r\n]*/y;
/** A bracket, colon or comma; a text; or anything else that is a value. */
const TOKEN =
  /([{}[\]:,])|("[ !#-[\]-\u{10ffff}]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[ !#-[\]-\u{10ffff}]*)*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end';
/** Takes what is expected, the next token (a character, 'text' or 'plain') and the open brackets (which it changes), gives what is expected then. */
const step = (expected: Expected, kind: string, open: string[]): Expected | null => {
  if (expected === ':') return kind === ':' ? 'value' : null;
  if ((expected === 'key' || expected === 'key or }') && kind === 'text') return ':';
  if (expected === 'value' || expected === 'value or ]') {
    if (kind === 'text' || kind === 'plain') return ', or end';
    if (kind === '{' || kind === '[') {
      open.push(kind);
      return kind === '{' ? 'key or }' : 'value or ]';
    }
  }
  const inside = open.at(-1);
  if (expected === ', or end' && kind === ',' && inside) return inside === '{' ? 'key' : 'value';
  const canClose = expected === ', or end' || expected === (inside === '{' ? 'key or }' : 'value or ]');
  if (!canClose || kind !== (inside === '{' ? '}' : ']') || !inside) return null;
  open.pop();
  return ', or end';
};

const endOf = (pattern: RegExp, text: string, from: number): number => {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
};

/** Takes a text, gives the position of the first thing that makes it no JSON, or null when it is JSON. */
export const findSyntaxFault = (text: string): number | null => {
  const open: string[] = [];
  let expected: Expected = 'value';
  let last = 0;
  for (let at = endOf(SPACE, text, 0); at < text.length; at = endOf(SPACE, text, last)) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text);
    const next: Expected | null =
      token && step(expected, token[1] ?? (token[2] === undefined ? 'plain' : 'text'), open);
    if (!next) return at;
    expected = next;
    last = TOKEN.lastIndex;
  }
  return expected === ', or end' && open.length === 0 ? null : last;
};
