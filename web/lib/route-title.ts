// The title of a page: its first path segment and the product's name.

/** Takes a path; gives for example `Faq · Halfrond`. */
export function routeTitle(pathname: string, productName: string): string {
  const segment = pathname.split('/').find((part) => part !== '') ?? 'home';
  return `${segment.charAt(0).toUpperCase()}${segment.slice(1)} · ${productName}`;
}
