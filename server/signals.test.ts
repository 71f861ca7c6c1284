// The server finishes its work and ends when it is told to, even if npm started it through a shell.
import { afterEach, expect, it } from 'vitest';
import { endPrograms, MAIN, startProgram } from '#server/testing/server-program.ts';

afterEach(endPrograms);

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('ends after %s', async (signal) => {
  const { child, prints, ended } = startProgram();
  await prints('runs at');
  child.kill(signal);
  const { code, out } = await ended;
  expect(out).toContain(`${signal}: draining`);
  expect(code).toBe(0);
});

it('ends with the shell through which npm started it', async () => {
  const command = ['sh', '-c', `"${process.execPath}" "${MAIN}"; exit`] as const;
  const { child, prints, ended } = startProgram({ npm_lifecycle_event: 'start' }, command);
  await prints('runs at');
  child.kill('SIGTERM');
  expect((await ended).out).toContain('draining');
});

it('ends while Redis is away', async () => {
  const { child, prints, ended } = startProgram({ REDIS_URL: 'redis://127.0.0.1:1' });
  await prints('Redis is lost');
  await prints('runs at');
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
});
