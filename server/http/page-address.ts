/** Whether an address belongs to the web app's pages, and not to calls or files. */
export const isPageAddress = (url: string): boolean => !/^\/(?:api|socket\.io|uploads|assets)(?:\/|$)/.test(url);

/** Returns a page's address with signs that nobody can decode taken literally: it is one that no page has, not an error. Others stay. */
export function readableAddress(url: string): string {
  const [path = ''] = url.split('?');
  if (!isPageAddress(path)) return url;
  try {
    // What comes out is used: the bundler drops a call that it takes for one without effect.
    return decodeURIComponent(path) === '' ? '/' : url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}
