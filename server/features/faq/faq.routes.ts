import { AppError } from '#server/app-error.ts';
import { findFaqs, replaceFaqs } from '#server/data/faqs.ts';
import type { Deps } from '#server/deps.ts';
import type { Mount } from '#server/http/mount.ts';
import { presentFaq } from '#server/present/faq.ts';
import { sanitizeSent } from '#server/sanitize-html.ts';
import { faqEndpoints } from '#shared/contract/faq.ts';

/** Bytes: 500 long answers. */
const LIST_BYTES_MAX = 24 * 1024 * 1024;

export function faqRoutes(mount: Mount, { db }: Deps): void {
  const listFaqs = async () => (await findFaqs(db)).map(presentFaq);

  mount(faqEndpoints.list, { handle: listFaqs });
  mount(faqEndpoints.replace, {
    bodyLimit: LIST_BYTES_MAX,
    handle: async ({ body }) => {
      const faqs = body.faqs.map((one) => ({ ...one, answer: sanitizeSent(one.answer) }));
      if (!(await replaceFaqs(db, faqs, body.replaces))) throw new AppError('CHANGED_MEANWHILE');
      return listFaqs();
    },
  });
}
