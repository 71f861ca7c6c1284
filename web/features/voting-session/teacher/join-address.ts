// Where students join, for people and for the QR code.

/** Takes the product's address and the code; gives what to type (without https) and the link of the QR code. */
export function joinAddress(publicUrl: string, code: string): { address: string; link: string } {
  const { origin, host, pathname } = new URL(publicUrl);
  const folder = pathname.replace(/\/+$/, '');
  return { address: `${host}${folder}`, link: `${origin}${folder}/votingsession/${code}` };
}
