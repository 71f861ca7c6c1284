interface Address {
  /** What is typed, without https. */
  address: string;
  /** What a QR code holds. */
  link: string;
}

/** How to reach a page of the product at that address. */
export function pageAddress(publicUrl: string, path: string): Address {
  const { origin, host, pathname } = new URL(publicUrl);
  const folder = pathname.replace(/\/+$/, '');
  return { address: `${host}${folder}${path}`, link: `${origin}${folder}${path}` };
}

/** What students type, which is the home page, and the link of the QR code for a session code. */
export const joinAddress = (publicUrl: string, code: string): Address => ({
  address: pageAddress(publicUrl, '').address,
  link: pageAddress(publicUrl, `/votingsession/${code}`).link,
});
