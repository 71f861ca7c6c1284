import { afterEach, expect, it, vi } from 'vitest';
import { forgetAnswers } from './own-results.ts';

afterEach(() => vi.unstubAllGlobals());
const reply = (body: string) => vi.stubGlobal('fetch', async () => new Response(body, { status: 404 }));

it('answers that the server does not have are forgotten', async () => {
  reply('{"code":"NOT_FOUND"}');
  await expect(forgetAnswers('one')).resolves.toBeUndefined();
});

it('answers are not forgotten because a school’s filter says that there is no such page', async () => {
  reply('<h1>Not found</h1>');
  await expect(forgetAnswers('one')).rejects.toMatchObject({ status: 404 });
});
