import { queryOptions } from '@tanstack/react-query';
import type { Account } from '#shared/contract/account.ts';
import type { Reply } from '#shared/contract/call.ts';
import { command, download, request } from '#web/client/api.ts';
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

type Profile = Pick<
  Account,
  'firstName' | 'lastName' | 'organisation' | 'organisationLocation' | 'targetAudience' | 'language'
>;

export async function updateAccount(body: Partial<Profile>): Promise<void> {
  const { targetAudience, language, ...names } = body;
  show(
    await request('PATCH account', {
      body: { ...names, ...(targetAudience && { targetAudience }), ...(language && { language }) },
    }),
  );
}

/** Changes the password; this browser stays logged in, all others do not. */
export async function changePassword(account: Account, currentPassword: string, password: string): Promise<void> {
  const body = account.hasPassword ? { currentPassword, password } : { password };
  const { jwtToken } = await request('POST account/password', { body });
  signIn(jwtToken, readRole() ?? account.role);
  // A new login clears the cache; this page keeps the data that it shows.
  show({ ...account, hasPassword: true });
  // School logins may have gone with the password of before.
  await queryClient.invalidateQueries(accountQuery);
}

/** Ends every login of this account, including this browser's. */
export const logOutEverywhere = (): Promise<void> => command('POST account/logout');

/** Removes the account and everything of it; `password`: empty for an account without one. */
export const deleteAccount = (password: string): Promise<void> => command('DELETE account', { body: { password } });

/** Joins the school's account that just logged in to this one; `client` is the id that the login began with, `password`: empty for an account without one. */
export async function joinSchoolLogin(handoff: string, client: string, password: string): Promise<void> {
  show(await request('POST account/logins', { body: { handoff, password }, client }));
}

/** Parts a school's account from this one. */
export async function partSchoolLogin(account: Account, id: string): Promise<void> {
  await command('DELETE account/logins/:id', { params: { id } });
  show({ ...account, logins: account.logins.filter((login) => login.id !== id) });
}

/** Makes a secret for an authenticator app. */
export const beginSecondFactor = (password: string): Promise<Reply<'POST account/second-factor'>> =>
  request('POST account/second-factor', { body: { password } });

/** Returns the recovery codes, which nobody can read again. */
export async function confirmSecondFactor(account: Account, code: string): Promise<string[]> {
  const { recoveryCodes } = await request('POST account/second-factor/confirm', { body: { code } });
  show({ ...account, secondFactor: true });
  return recoveryCodes;
}

export async function removeSecondFactor(account: Account, password: string, code: string): Promise<void> {
  await command('DELETE account/second-factor', { body: { password, code } });
  show({ ...account, secondFactor: false });
}

/** Saves a file with everything that is stored about this user. */
export async function downloadAccount(): Promise<void> {
  const { blob, name } = await download('GET account/download');
  saveFile(blob, name);
}
