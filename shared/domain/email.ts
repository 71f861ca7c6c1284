const OUTSIDE_ASCII = /\P{ASCII}/u;
/** Characters that cannot be in a domain, and would mean something else in a URL. */
const OUTSIDE_DOMAIN = /[\s/\\?#@:%[\]<>^|]/;

/** Returns a domain as the network writes it: `école.be` is `xn--cole-9oa.be`. An invalid domain stays as it is. */
export function asciiDomain(domain: string): string {
  const lower = domain.normalize('NFC').toLowerCase();
  if (!OUTSIDE_ASCII.test(lower) || OUTSIDE_DOMAIN.test(lower)) return lower;
  const url = `http://${lower}/`;
  return URL.canParse(url) ? new URL(url).hostname : lower;
}

/** Returns what two spellings of one e-mail address share: browsers send its domain in either form. */
export function emailKey(email: string): string {
  const key = email.trim().normalize('NFC').toLowerCase();
  const at = key.lastIndexOf('@');
  return at < 0 ? key : key.slice(0, at + 1) + asciiDomain(key.slice(at + 1));
}

/** Returns the address in what somebody copied: without `mailto:`, brackets and the end of a list. */
export const typedEmail = (text: string): string =>
  text
    .trim()
    .replace(/^(?:<|mailto:)+/i, '')
    .replace(/[\s;,.>]+$/, '');
