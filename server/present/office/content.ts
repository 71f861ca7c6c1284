import type { BlockRow } from '#server/data/office/content-blocks.ts';
import type { StoredWord } from '#server/data/office/difficult-words.ts';
import type { Faq } from '#server/data/office/faqs.ts';
import type { PartnerRow } from '#server/data/office/partners.ts';
import type { ContentBlock } from '#shared/contract/content.ts';
import type { FaqEntry } from '#shared/contract/faq.ts';
import type { Partner } from '#shared/contract/partner.ts';
import type { ImageAddresses } from './party.ts';

/** A content block; the row's HTML is sanitised already. */
export const presentBlock = (row: BlockRow): ContentBlock => ({
  _id: row.id,
  page: row.page,
  type: row.type,
  imageURL: row.image_url,
  image: row.image_url === '' ? null : row.image_url,
  imageAlt: row.image_alt,
  title: row.title,
  body: row.body,
  inverted: row.inverted,
  order: row.sort_order,
  legacy: row.legacy,
  html: row.html,
  version: row.version,
});

/** A whole list: each entry says its version. */
export const presentFaq = ({ faqs, version }: Faq): FaqEntry[] =>
  faqs.map(({ id, question, answer, sort_order }) => ({ _id: id, question, answer, order: sort_order, version }));

export const presentPartner = (row: PartnerRow, images: ImageAddresses): Partner => ({
  _id: row.id,
  name: row.name,
  website: row.website,
  logo: row.image_version === null ? null : images.publicAddress('partner', row.id, row.image_version),
  version: row.version,
});

export const presentWord = ({ id, word, forms, description, version }: StoredWord) => ({
  _id: id,
  word,
  forms,
  description,
  version,
});
