/** Returns the image file that is pasted or dropped. Office programs add an image of a copied text to the clipboard: then the text is used. */
export function imageOf({ files, html }: { files: Iterable<File>; html: string }): File | null {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (body.textContent.trim() !== '') return null;
  return [...files].find(({ type }) => type.startsWith('image/')) ?? null;
}
