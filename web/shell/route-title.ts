/** Returns the title of a page by the first segment of its path, for example `Faq · Halfrond`. */
export function routeTitle(pathname: string, productName: string): string {
  const segment = pathname.split('/').find((part) => part !== '') ?? 'home';
  return `${segment.charAt(0).toUpperCase()}${segment.slice(1)} · ${productName}`;
}
