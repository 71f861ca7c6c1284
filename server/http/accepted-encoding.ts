/** What a page is sent in, the one that makes it shortest first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number] | 'identity';

/** Returns the encoding in which to send, given the header `Accept-Encoding`. */
export function acceptedEncoding(header = ''): Encoding {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const weight = parameters.find((one) => one.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  return ENCODINGS.find((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0) ?? 'identity';
}
