import { queryOptions } from '@tanstack/react-query';
import type { RemoteLinkState } from '#shared/contract/remote.ts';
import { command, request } from '#web/client/api.ts';
import { queryClient } from '#web/client/query-client.ts';

/** The state of the link that connects a phone to that game. */
export const remoteLinkQuery = (code: string) =>
  queryOptions({
    queryKey: ['remote-link', code],
    queryFn: ({ signal }) => request('GET voting/session/:code/remote-link', { params: { code }, signal }),
    staleTime: 0,
  });

/** Caches the state of the link; a read that is under way may be older, so it is cancelled. */
async function setLink(code: string, link: RemoteLinkState): Promise<void> {
  const { queryKey } = remoteLinkQuery(code);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, link);
}

/** Makes a link for one phone. Returns its secret. */
export async function makeRemoteLink(code: string): Promise<string> {
  const { token, expiresIn } = await request('POST voting/session/:code/remote-link', { params: { code } });
  await setLink(code, { state: 'open', number: null, expiresIn });
  return token;
}

/** Lets in the phone that shows that number. */
export async function confirmPhone(code: string, number: number): Promise<void> {
  const params = { code };
  await setLink(code, await request('POST voting/session/:code/remote-link/confirm', { params, body: { number } }));
}

/** Ends the link and the login of the phone that it connected. */
export async function endRemoteLink(code: string): Promise<void> {
  await command('DELETE voting/session/:code/remote-link', { params: { code } });
  await setLink(code, { state: 'none', number: null, expiresIn: 0 });
}
