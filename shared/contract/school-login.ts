import { z } from 'zod';
import { PROVIDERS } from '#shared/domain/providers.ts';
import { PASSWORD_TRIES } from '#shared/domain/rate-limits.ts';
import { account } from './account.ts';
import { loggedIn, ownPassword } from './auth.ts';
import { anyone, ownAccount, student } from './endpoint-group.ts';
import { requiredText } from './fields.ts';

const handoffForm = z.object({ handoff: requiredText(4_000) });
const provider = z.object({ id: z.string() });

export const schoolLoginEndpoints = {
  methods: anyone.get('auth/methods', 'How one logs in here', {
    reply: z.object({
      password: z.boolean(),
      providers: z.array(z.object({ id: z.enum(PROVIDERS), label: z.string() })),
    }),
  }),
  start: anyone.get('auth/provider/:id/start', 'Sends the browser to the school’s provider', {
    params: provider,
    /** A UUID that the page makes for this login; what is no UUID is a malformed request. */
    query: z.object({ client: z.unknown().optional() }),
    reply: 'redirect',
  }),
  callback: anyone.get('auth/provider/:id/callback', 'Where the provider sends the browser back to', {
    limits: ['schoolLoginPerAddress', 'begunLoginPerAddress'],
    params: provider,
    /** Whatever the provider adds. */
    query: z.looseObject({}),
    reply: 'redirect',
  }),
  exchange: student.post(
    'auth/provider/exchange',
    'Exchanges what the page was handed for a login; the client-id is that of the start',
    { limits: ['schoolLoginPerAddress'], body: handoffForm, reply: loggedIn },
  ),
  join: ownAccount.post(
    'account/logins',
    'Joins a school’s account to one’s own; asks for the password, or a login of the last ten minutes',
    { limits: PASSWORD_TRIES, body: handoffForm.extend({ password: ownPassword }), reply: account },
  ),
  part: ownAccount.remove('account/logins/:id', 'Parts a school’s account from one’s own'),
};
