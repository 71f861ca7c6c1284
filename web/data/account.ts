import { queryOptions } from '@tanstack/react-query';
import type { Account } from '#shared/contract/account.ts';
import { download, request } from '#web/client/api.ts';
import { queryClient } from '#web/client/query-client.ts';
import { saveFile } from '#web/client/save-file.ts';
import { readRole, signIn } from '#web/shell/identity.ts';

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => request('GET account', { signal }),
});

const show = (account: Account): void => {
  queryClient.setQueryData(accountQuery.queryKey, account);
};

export async function updateAccount(body: Partial<Omit<Account, '_id' | 'email' | 'role'>>): Promise<void> {
  const { targetAudience, language, ...names } = body;
  show(
    await request('PATCH account', {
      body: { ...names, ...(targetAudience && { targetAudience }), ...(language && { language }) },
    }),
  );
}

/** Changes the password; this browser stays logged in, all others do not. */
export async function changePassword(account: Account, currentPassword: string, password: string): Promise<void> {
  const { jwtToken } = await request('POST account/password', { body: { currentPassword, password } });
  signIn(jwtToken, readRole() ?? account.role);
  // A new login clears the cache; this page keeps the data that it shows.
  show(account);
}

/** Removes the account and everything of it. */
export async function deleteAccount(password: string): Promise<void> {
  await request('DELETE account', { body: { password } });
}

/** Saves a file with everything that is stored about this user. */
export async function downloadAccount(): Promise<void> {
  const { blob, name } = await download('GET account/download');
  saveFile(blob, name);
}
