// Word's clipboard has headings that the editor does not support, lists made of paragraphs, and images with local addresses; Google's has images
// whose addresses end after hours and tell Google who reads the page. None of them has a description.

const HEADINGS: Readonly<Record<string, string>> = { H1: 'h2', H5: 'h4', H6: 'h4' };
/** Word names the list and the level of a paragraph in its style: `mso-list:l0 level1 lfo1`. */
const LIST_STYLE = /mso-list:\s*(l\d+)\s+level(\d+)/i;
/** The number before an item of a numbered list. */
const NUMBER = /^\s*(\d+|[a-z]|[ivx]+)[.)]/i;

function renamed(element: Element, name: string): Element {
  const next = element.ownerDocument.createElement(name);
  next.append(...element.childNodes);
  element.replaceWith(next);
  return next;
}

/** Parts of a Word text that are not visible: comments, their marks, deletions of a reviewer, and hidden text. */
const BESIDE =
  '[style*="mso-element:comment"], .MsoCommentReference, .msocomoff, a.msocomanchor, a[href*="#_msocom_"], ' +
  'del, .msoDel, [style*="mso-hide:all"]';

/** The address behind one of Outlook's, which name the reader and pass through Microsoft; null for any other. */
function behindSafeLink(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { hostname, searchParams } = new URL(address);
  return /(^|\.)safelinks\.protection\.outlook\.com$/.test(hostname) ? searchParams.get('url') : null;
}

interface Item {
  /** Word's name of the list. */
  list: string;
  level: number;
  isNumbered: boolean;
}

/** Reads a paragraph as an item of a list, and takes its bullet or number away; null for any other paragraph. */
function takeItem(paragraph: Element): Item | null {
  const [, list, level] = LIST_STYLE.exec(paragraph.getAttribute('style') ?? '') ?? [];
  if (list === undefined || level === undefined) return null;
  const marker = Array.from(paragraph.querySelectorAll('span')).find((one) =>
    /mso-list:\s*ignore/i.test(one.getAttribute('style') ?? ''),
  );
  const isNumbered = NUMBER.test(marker?.textContent ?? '');
  marker?.remove();
  return { list, level: Number(level), isNumbered };
}

/** Turns paragraphs of Word that follow each other and are items into lists, one in the other by their level. */
function listsOf(body: Element): void {
  const open: { name: string; level: number; list: Element }[] = [];
  let last: Element | null = null;
  for (const paragraph of body.querySelectorAll('p')) {
    const item = takeItem(paragraph);
    if (item === null) continue;
    const { list: name, level, isNumbered } = item;
    const follows: boolean = last !== null && last.nextElementSibling === paragraph;
    if (!follows) open.length = 0;
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    // A list that follows on another one, such as steps after points.
    if (open.at(-1)?.level === level && open.at(-1)?.name !== name) open.pop();
    let list = open.at(-1)?.level === level ? open.at(-1)?.list : undefined;
    if (list === undefined) {
      list = body.ownerDocument.createElement(isNumbered ? 'ol' : 'ul');
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else {
        paragraph.before(list);
        last = list;
      }
      open.push({ name, level, list });
    }
    const entry = body.ownerDocument.createElement('li');
    list.append(entry);
    entry.append(paragraph);
    paragraph.removeAttribute('style');
  }
}

const OWN = /^\/(images|uploads\/texts)\/[\w.-]+$/;

/** Returns the path of an image of this site, which was described when it was added; null for any other. */
function ownPath(image: Element): string | null {
  const address = image.getAttribute('src') ?? '';
  if (!URL.canParse(address, location.origin)) return null;
  const { origin, pathname } = new URL(address, location.origin);
  return origin === location.origin && OWN.test(pathname) ? pathname : null;
}

/** Returns pasted HTML in the form that the editor supports, and how many images were left out. */
export function cleanPaste(html: string): { html: string; pictures: number } {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(BESIDE)) element.remove();
  for (const link of body.querySelectorAll('a[href]')) {
    const address = behindSafeLink(link.getAttribute('href') ?? '');
    if (address !== null) link.setAttribute('href', address);
  }
  for (const heading of body.querySelectorAll('h1, h5, h6')) renamed(heading, HEADINGS[heading.tagName] ?? 'p');
  for (const title of body.querySelectorAll('p.MsoTitle')) renamed(title, 'h2');
  listsOf(body);
  let pictures = 0;
  // Word's own markup for drawings contains the image a second time.
  for (const image of body.querySelectorAll('img')) {
    const path = ownPath(image);
    if (path !== null) {
      image.setAttribute('src', path);
      continue;
    }
    image.remove();
    pictures += 1;
  }
  return { html: body.innerHTML, pictures };
}
