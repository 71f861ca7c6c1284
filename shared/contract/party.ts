import { z } from 'zod';
import { partyRules } from '#shared/rules/party.ts';
import { endpoint } from './endpoint.ts';
import { byId, color, field, id, optionalField, optionalText } from './fields.ts';

export const party = z.object({
  _id: id,
  name: z.string(),
  description: z.string(),
  color: z.string(),
  video: z.string(),
  image: z.string().nullable(),
});
export type Party = z.output<typeof party>;

const form = {
  name: field(partyRules.name),
  description: optionalField(partyRules.description),
  video: optionalField(partyRules.video),
  color,
};
const partyForm = z.object({ ...form, color: color.default('#475569'), withId: id.optional() });
const partyChange = z
  .object(form)
  .partial()
  .extend({
    /** The party that was changed; CHANGED_MEANWHILE if another one is stored by now. */
    replaces: z
      .object({ name: optionalText(), description: optionalText(), video: optionalText(), color: optionalText() })
      .optional(),
  });
const saved = z.object({ uploadURL: z.string(), party });

export const partyEndpoints = {
  list: endpoint({
    method: 'GET',
    path: 'parties',
    access: 'readParties',
    limits: 'none',
    summary: 'All parties, by name',
    reply: z.array(party),
  }),
  read: endpoint({
    method: 'GET',
    path: 'parties/:id',
    access: 'readParties',
    limits: 'none',
    summary: 'One party',
    params: byId,
    reply: party,
  }),
  create: endpoint({
    method: 'POST',
    path: 'parties',
    access: 'manageParties',
    limits: 'none',
    summary: 'Makes a party',
    body: partyForm,
    form: 'party',
    status: 201,
    reply: saved,
  }),
  update: endpoint({
    method: 'PATCH',
    path: 'parties/:id',
    access: 'manageParties',
    limits: 'none',
    summary: 'Changes a party',
    params: byId,
    body: partyChange,
    form: 'party',
    reply: saved,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: 'parties/:id',
    access: 'manageParties',
    limits: 'none',
    summary: 'Deletes a party that nothing published uses',
    params: byId,
    reply: null,
  }),
  removeImage: endpoint({
    method: 'DELETE',
    path: 'parties/:id/image',
    access: 'manageParties',
    limits: 'none',
    summary: 'Takes a party’s logo away',
    params: byId,
    reply: null,
  }),
};
