import { z } from 'zod';
import { partnerRules } from '#shared/rules/partner.ts';
import { endpoint } from './endpoint.ts';
import { byId, field, id, optionalField, optionalText } from './fields.ts';

export const partner = z.object({ _id: id, name: z.string(), website: z.string(), logo: z.string().nullable() });
export type Partner = z.output<typeof partner>;

const partnerForm = z.object({ name: field(partnerRules.name), website: optionalField(partnerRules.website) });
const partnerChange = partnerForm.partial().extend({
  /** The partner that was changed; CHANGED_MEANWHILE if another one is stored by now. */
  replaces: z.object({ name: optionalText(), website: optionalText() }).optional(),
});
const saved = z.object({ uploadURL: z.string(), partner });

export const partnerEndpoints = {
  list: endpoint({
    method: 'GET',
    path: 'partners',
    access: 'anyone',
    limits: 'none',
    isPublicList: true,
    summary: 'All partners, by name',
    reply: z.array(partner),
  }),
  create: endpoint({
    method: 'POST',
    path: 'partners',
    access: 'managePartners',
    limits: 'none',
    summary: 'Makes a partner',
    body: partnerForm.extend({ withId: id.optional() }),
    form: 'partner',
    status: 201,
    reply: saved,
  }),
  update: endpoint({
    method: 'PATCH',
    path: 'partners/:id',
    access: 'managePartners',
    limits: 'none',
    summary: 'Changes a partner',
    params: byId,
    body: partnerChange,
    form: 'partner',
    reply: saved,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: 'partners/:id',
    access: 'managePartners',
    limits: 'none',
    summary: 'Deletes a partner',
    params: byId,
    reply: null,
  }),
  removeImage: endpoint({
    method: 'DELETE',
    path: 'partners/:id/image',
    access: 'managePartners',
    limits: 'none',
    summary: 'Takes a partner’s logo away',
    params: byId,
    reply: null,
  }),
};
