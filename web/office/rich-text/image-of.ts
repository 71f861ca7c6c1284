/** Returns the image file that is pasted or dropped. Office programs put a picture of a copied text beside it: the text is meant then. */
export function imageOf({ files, html }: { files: Iterable<File>; html: string }): File | null {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (body.textContent.trim() !== '') return null;
  return [...files].find(({ type }) => type.startsWith('image/')) ?? null;
}
