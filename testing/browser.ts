import type { BrowserContext, Page } from '@playwright/test';
import type { Identity } from './api-client.ts';

/** Logs a user in on every page of this browser. */
export async function signInAs(context: BrowserContext, { jwtToken, role }: Identity): Promise<void> {
  await context.addInitScript(
    ([token, asRole]) => {
      localStorage.setItem('jwt-token', token);
      localStorage.setItem('role', asRole);
    },
    [jwtToken, role] as const,
  );
}

const DUTCH = [{ lang: 'nl-BE', localService: true }];

/** Gives pages these voices, which Chromium on a server has none of; with `later` once the page gets the event `voices`. */
export async function giveVoices(
  pages: Pick<BrowserContext, 'addInitScript'>,
  voices: readonly { lang: string; localService: boolean }[] = DUTCH,
  later = false,
): Promise<void> {
  await pages.addInitScript(
    ([named, isLater]) => {
      const calls: string[] = [];
      let known = isLater ? [] : named;
      const speechSynthesis = Object.assign(new EventTarget(), {
        calls,
        getVoices: () => known,
        speak: ({ text, lang }: { text: string; lang: string }) => calls.push(`${lang}: ${text}`),
        cancel: () => calls.push('silence'),
      });
      class Utterance {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      }
      Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis, configurable: true });
      Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance, configurable: true });
      addEventListener('voices', () => {
        known = named;
        speechSynthesis.dispatchEvent(new Event('voiceschanged'));
      });
    },
    [voices, later] as const,
  );
}

/** What the given voices were asked on this page, in order. */
export const voiceCalls = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window.speechSynthesis as unknown as { calls: string[] }).calls);
