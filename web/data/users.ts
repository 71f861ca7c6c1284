import { queryOptions } from '@tanstack/react-query';
import type { InvitableRole } from '#shared/domain/roles.ts';
import { command, request } from '#web/client/api.ts';
import { queryClient } from '#web/client/query-client.ts';

export const usersQuery = queryOptions({
  queryKey: ['users'],
  queryFn: ({ signal }) => request('GET config/user', { signal }),
});

const andRead = <T>(call: Promise<T>): Promise<T> =>
  call.finally(() => queryClient.invalidateQueries({ queryKey: usersQuery.queryKey }));

/** The calls that change users; the list is read again after each, even when the mail did not leave. */
export const userCalls = {
  invite: (email: string, role: InvitableRole) => andRead(request('POST users', { body: { email, role } })),
  logOut: (id: string) => andRead(command('POST config/user/:id/logout', { params: { id } })),
  remove: (id: string) => andRead(command('DELETE config/user/:id', { params: { id } })),
  resend: (email: string) => andRead(command('POST config/invite-user/resend', { body: { email } })),
};
