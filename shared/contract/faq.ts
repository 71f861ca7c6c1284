import { z } from 'zod';
import { faqRules } from '#shared/rules/faq.ts';
import { endpoint } from './endpoint.ts';
import { field, id, order, richText } from './fields.ts';

const faqEntry = z.object({ _id: id, question: z.string(), answer: z.string(), order: z.number() });
export type FaqEntry = z.output<typeof faqEntry>;

const faqForm = z.object({
  faqs: z.array(z.object({ question: field(faqRules.question), answer: richText(faqRules.answer), order })).max(500),
  /** The ids of the list that was changed (every save gives new ones); CHANGED_MEANWHILE if others are stored by now. */
  replaces: z.array(id).max(500).optional(),
});

export const faqEndpoints = {
  list: endpoint({
    method: 'GET',
    path: 'config/faq',
    access: 'anyone',
    limits: 'none',
    isPublicList: true,
    summary: 'The FAQ, in order',
    reply: z.array(faqEntry),
  }),
  replace: endpoint({
    method: 'PUT',
    path: 'config/faq',
    access: 'manageContent',
    limits: 'none',
    summary: 'Replaces the whole FAQ',
    body: faqForm,
    reply: z.array(faqEntry),
  }),
};
