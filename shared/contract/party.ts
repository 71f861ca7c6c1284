import { z } from 'zod';
import { partyRules } from '#shared/rules/party.ts';
import { manageParties, readParties } from './endpoint-group.ts';
import { changeOf, classField, color, created, id, optionalField } from './fields.ts';

export const party = z.object({
  _id: id,
  name: z.string(),
  description: z.string(),
  color: z.string(),
  video: z.string(),
  image: z.string().nullable(),
});
export type Party = z.output<typeof party>;

const partyForm = z.object({
  name: classField(partyRules.name),
  description: optionalField(partyRules.description),
  video: optionalField(partyRules.video),
  color: color.default('#475569'),
});
/** To those who may change it. */
const editedParty = party.extend({ version: z.number() });
export type EditedParty = z.output<typeof editedParty>;
const saved = z.object({ uploadURL: z.string(), party: editedParty });

export const partyEndpoints = {
  list: readParties.get('parties', 'All parties, by name', { reply: z.array(editedParty) }),
  read: readParties.get('parties/:id', 'One party', { reply: editedParty }),
  create: manageParties.make('parties', 'Makes a party', {
    body: partyForm.extend(created),
    form: 'party',
    reply: saved,
  }),
  update: manageParties.patch('parties/:id', 'Changes a party', {
    body: changeOf(partyForm),
    form: 'party',
    reply: saved,
  }),
  remove: manageParties.remove('parties/:id', 'Deletes a party that nothing published uses'),
  removeImage: manageParties.remove('parties/:id/image', 'Takes a party’s logo away'),
};
