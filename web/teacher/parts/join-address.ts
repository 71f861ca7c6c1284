interface Address {
  /** The address to type, without https. */
  address: string;
  /** The address in the QR code. */
  link: string;
}

/** The addresses of a page on that origin. */
export function pageAddress(publicUrl: string, path: string): Address {
  const { origin, host, pathname } = new URL(publicUrl);
  const folder = pathname.replace(/\/+$/, '');
  return { address: `${host}${folder}${path}`, link: `${origin}${folder}${path}` };
}

/** The address that students type, which is the home page, and the link in the QR code of a game. */
export const joinAddress = (publicUrl: string, code: string): Address => ({
  address: pageAddress(publicUrl, '').address,
  link: pageAddress(publicUrl, `/votingsession/${code}`).link,
});
