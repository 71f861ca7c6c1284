// Texts that a screen must never get, not even where nobody sees them.
import type { Page } from '@playwright/test';

interface Found {
  /** In its document, at any moment. */
  drawn: string[];
  /** In a reply or a message of a socket. */
  received: string[];
}
export const NOTHING: Found = { drawn: [], received: [] };

/** From its next load on: watches which of the texts a page draws or receives. Returns what gives those that it did until then. */
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
  // A reply that was broken off said nothing.
  page.on('response', (reply) => replies.push(reply.text().then(receive, () => {})));
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => receive(payload.toString())));
  return async () => {
    await Promise.all(replies);
    return { drawn: [...drawn], received: [...received] };
  };
}
