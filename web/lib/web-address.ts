// What counts as an address of a page or a picture elsewhere.

/** Takes what somebody typed; says whether it is an http or https address. */
export function isWebAddress(text: string): boolean {
  const address = text.trim();
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}
