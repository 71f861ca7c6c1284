/** Whether an address belongs to the web app's pages, and not to calls, files or machines. */
export const isPageAddress = (url: string): boolean =>
  !/^\/(?:api|socket\.io|uploads|assets|metrics)(?:[/?]|$)/.test(url);

/** Returns a page's address with invalid percent-encoding taken literally: such a page does not exist, which is no error. Others stay. */
export function readableAddress(url: string): string {
  const [path = ''] = url.split('?');
  if (!isPageAddress(path)) return url;
  try {
    // The result is used, because the bundler drops a call that it takes for one without effect.
    return decodeURIComponent(path) === '' ? '/' : url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}
