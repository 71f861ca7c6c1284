// Reading and changing one's own account.
import { queryOptions } from '@tanstack/react-query';
import type { Account } from '#shared/contract/user.ts';
import { request } from '#web/lib/api.ts';
import { readRole, signIn } from '#web/lib/identity.ts';
import { queryClient } from '#web/lib/query-client.ts';

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => request('GET account', { signal }),
});

const keep = (account: Account): void => {
  queryClient.setQueryData(accountQuery.queryKey, account);
};

/** Takes what is to change. */
export async function updateAccount(body: Partial<Omit<Account, '_id' | 'email' | 'role'>>): Promise<void> {
  const { targetAudience, language, ...names } = body;
  keep(
    await request('PATCH account', {
      body: { ...names, ...(targetAudience && { targetAudience }), ...(language && { language }) },
    }),
  );
}

/** Changes the password; this browser stays logged in, all others do not. */
export async function changePassword(account: Account, currentPassword: string, password: string): Promise<void> {
  const { jwtToken } = await request('POST account/password', { body: { currentPassword, password } });
  signIn(jwtToken, readRole() ?? account.role);
  // A new login forgets all that was read; this page goes on with what it shows.
  keep(account);
}
