import { z } from 'zod';
import { faqRules } from '#shared/rules/faq.ts';
import { anyone, manageContent } from './endpoint-group.ts';
import { changed, field, id, MIB, order, richText } from './fields.ts';

/** The version of the whole list; an empty list has version 0. */
const faqEntry = z.object({
  _id: id,
  question: z.string(),
  answer: z.string(),
  order: z.number(),
  version: z.number(),
});
export type FaqEntry = z.output<typeof faqEntry>;

const faqForm = z.object({
  faqs: z.array(z.object({ question: field(faqRules.question), answer: richText(faqRules.answer), order })).max(500),
  ...changed,
});

export const faqEndpoints = {
  list: anyone.get('config/faq', 'The FAQ, in order', { isPublicList: true, reply: z.array(faqEntry) }),
  replace: manageContent.put('config/faq', 'Replaces the whole FAQ', {
    // 500 long answers.
    bodyMax: 24 * MIB,
    body: faqForm,
    reply: z.array(faqEntry),
  }),
};
