/** Returns what students type (without https) and the link of the QR code, for the product's address and a session code. */
export function joinAddress(publicUrl: string, code: string): { address: string; link: string } {
  const { origin, host, pathname } = new URL(publicUrl);
  const folder = pathname.replace(/\/+$/, '');
  return { address: `${host}${folder}`, link: `${origin}${folder}/votingsession/${code}` };
}
