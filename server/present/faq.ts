import type { FaqRow } from '#server/data/faqs.ts';
import type { FaqEntry } from '#shared/contract/faq.ts';

export const presentFaq = ({ id, question, answer, sort_order }: FaqRow): FaqEntry => ({
  _id: id,
  question,
  answer,
  order: sort_order,
});
