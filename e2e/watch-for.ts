// Detects texts that a page must never receive, not even invisibly.
import type { Page } from '@playwright/test';

interface Found {
  /** Texts that were in its document at any time. */
  drawn: string[];
  /** Texts in a reply or a socket's message. */
  received: string[];
}
export const NOTHING: Found = { drawn: [], received: [] };

/** From its next load on: watches which of the texts a page draws or receives. Returns the function that returns those found so far. */
export async function watchFor(page: Page, texts: readonly string[]): Promise<() => Promise<Found>> {
  const drawn = new Set<string>();
  const received = new Set<string>();
  const replies: Promise<void>[] = [];
  const receive = (content: string): void => {
    for (const text of texts) if (content.includes(text)) received.add(text);
  };
  await page.exposeFunction('drewText', (text: string) => void drawn.add(text));
  await page.addInitScript((wanted) => {
    const tell: (text: string) => void = Reflect.get(window, 'drewText');
    new MutationObserver(() => {
      const { outerHTML } = document.documentElement;
      for (const text of wanted) if (outerHTML.includes(text)) tell(text);
    }).observe(document, { attributes: true, childList: true, subtree: true, characterData: true });
  }, texts);
  // An aborted reply has no body.
  page.on('response', (reply) => replies.push(reply.text().then(receive, () => {})));
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => receive(payload.toString())));
  return async () => {
    await Promise.all(replies);
    return { drawn: [...drawn], received: [...received] };
  };
}
