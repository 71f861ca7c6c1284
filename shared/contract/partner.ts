import { z } from 'zod';
import { partnerRules } from '#shared/rules/partner.ts';
import { anyone, managePartners } from './endpoint-group.ts';
import { changeOf, created, field, id, optionalField } from './fields.ts';

export const partner = z.object({
  _id: id,
  name: z.string(),
  website: z.string(),
  logo: z.string().nullable(),
  version: z.number(),
});
export type Partner = z.output<typeof partner>;

const partnerForm = z.object({ name: field(partnerRules.name), website: optionalField(partnerRules.website) });
const saved = z.object({ uploadURL: z.string(), partner });

export const partnerEndpoints = {
  list: anyone.get('partners', 'All partners, by name', { isPublicList: true, reply: z.array(partner) }),
  create: managePartners.make('partners', 'Makes a partner', {
    body: partnerForm.extend(created),
    form: 'partner',
    reply: saved,
  }),
  update: managePartners.patch('partners/:id', 'Changes a partner', {
    body: changeOf(partnerForm),
    form: 'partner',
    reply: saved,
  }),
  remove: managePartners.remove('partners/:id', 'Deletes a partner'),
  removeImage: managePartners.remove('partners/:id/image', 'Takes a partner’s logo away'),
};
