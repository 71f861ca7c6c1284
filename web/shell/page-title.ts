/** A student's screens: their heading says what is asked or found there, and a title stays in the browser's history. */
const OF_STUDENTS = /^\/(votingsession|results)(\/|$)/;

/** Returns the title of the page at that path, for example `Privacy · Halfrond`; `heading` is null until there is one. */
export function pageTitle(pathname: string, heading: string | null, productName: string): string {
  const text = heading?.replace(/\s+/g, ' ').trim();
  return text && !OF_STUDENTS.test(pathname) ? `${text} · ${productName}` : productName;
}

/**
 * Keeps the browser's title equal to the page's heading, which may appear later or change. Returns a function that
 * stops it.
 */
export function followHeading(pathname: string, productName: string): () => void {
  const follow = () => {
    const title = pageTitle(pathname, document.querySelector('h1')?.textContent ?? null, productName);
    if (document.title !== title) document.title = title;
  };
  follow();
  const changes = new MutationObserver(follow);
  changes.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => changes.disconnect();
}
