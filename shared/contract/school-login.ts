import { z } from 'zod';
import { PROVIDERS } from '#shared/domain/providers.ts';
import { account } from './account.ts';
import { loggedIn } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { id, requiredText } from './fields.ts';

const handoffForm = z.object({ handoff: requiredText(4_000) });
const provider = z.object({ id: z.string() });

export const schoolLoginEndpoints = {
  methods: endpoint({
    method: 'GET',
    path: 'auth/methods',
    access: 'anyone',
    limits: 'none',
    summary: 'How one logs in here',
    reply: z.object({
      password: z.boolean(),
      providers: z.array(z.object({ id: z.enum(PROVIDERS), label: z.string() })),
    }),
  }),
  start: endpoint({
    method: 'GET',
    path: 'auth/provider/:id/start',
    access: 'anyone',
    limits: ['schoolLoginPerAddress'],
    summary: 'Sends the browser to the school’s provider',
    params: provider,
    /** A UUID that the page makes for this login; what is no UUID is a malformed request. */
    query: z.object({ client: z.unknown().optional() }),
    reply: 'redirect',
  }),
  callback: endpoint({
    method: 'GET',
    path: 'auth/provider/:id/callback',
    access: 'anyone',
    limits: ['schoolLoginPerAddress'],
    summary: 'Where the provider sends the browser back to',
    params: provider,
    /** Whatever the provider adds. */
    query: z.looseObject({}),
    reply: 'redirect',
  }),
  exchange: endpoint({
    method: 'POST',
    path: 'auth/provider/exchange',
    access: 'student',
    limits: ['loginPerAddress'],
    summary: 'Exchanges what the page was handed for a login; the client-id is that of the start',
    body: handoffForm,
    reply: loggedIn,
  }),
  join: endpoint({
    method: 'POST',
    path: 'account/logins',
    access: 'ownAccount',
    limits: 'none',
    summary: 'Joins a school’s account to one’s own',
    body: handoffForm,
    reply: account,
  }),
  part: endpoint({
    method: 'DELETE',
    path: 'account/logins/:id',
    access: 'ownAccount',
    limits: 'none',
    summary: 'Parts a school’s account from one’s own',
    params: z.object({ id }),
    reply: null,
  }),
};
