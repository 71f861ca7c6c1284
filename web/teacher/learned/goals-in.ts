/** Returns the goals in a block's rich text: the items of its lists, or its paragraphs if it has no list. */
export function goalsIn(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const items = body.querySelectorAll('li');
  const texts = [...(items.length > 0 ? items : body.querySelectorAll('p'))].map(({ textContent }) =>
    textContent.trim(),
  );
  return [...new Set(texts.filter((text) => text !== ''))];
}
