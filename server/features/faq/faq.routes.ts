import { findFaq, replaceFaq } from '#server/data/office/faqs.ts';
import type { Deps } from '#server/deps.ts';
import type { Mount } from '#server/http/mount.ts';
import { savedOrThrow } from '#server/office/editable.ts';
import { presentFaq } from '#server/present/office/content.ts';
import { sanitizeSent } from '#server/sanitize-html.ts';
import { faqEndpoints } from '#shared/contract/faq.ts';

export function faqRoutes(mount: Mount, { db }: Deps): void {
  mount(faqEndpoints.list, { handle: async () => presentFaq(await findFaq(db)) });
  mount(faqEndpoints.replace, {
    handle: async ({ body: { faqs, version } }) => {
      const sent = faqs.map((one) => ({ ...one, answer: sanitizeSent(one.answer) }));
      return presentFaq(savedOrThrow(await replaceFaq(db, sent, version)));
    },
  });
}
