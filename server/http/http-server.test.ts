import { expect, it } from 'vitest';
import { openTestApp } from '#server/testing/open-app.ts';
import { isPageAddress, readableAddress } from './http-server.ts';

it.each([
  ['/votingsession/ABCDEF?from=100%25', '/votingsession/ABCDEF?from=100%25'],
  ['/results/%zz', '/results/%25zz'],
  ['/votingsession/%E0%A4%A', '/votingsession/%25E0%25A4%25A'],
  ['/100%?x=%zz', '/100%25?x=%25zz'],
  ['/api/voting/session/%zz', '/api/voting/session/%zz'],
])('the address %s is read as %s', (url, read) => {
  expect(readableAddress(url)).toBe(read);
});

it('knows pages from calls and files', () => {
  for (const page of ['/', '/apis', '/results/x', '/metricsx']) expect(isPageAddress(page), page).toBe(true);
  for (const other of ['/api', '/api/x', '/api?x', '/uploads/x.png', '/assets/x.js', '/metrics', '/metrics?x'])
    expect(isPageAddress(other), other).toBe(false);
});

it('answers a call whose address cannot be decoded with an error of the contract', async () => {
  const app = await openTestApp('SQLite');
  const reply = await app.nobody().get('/api/voting/session/%zz');
  expect([reply.status, reply.body]).toMatchObject([400, { code: 'MALFORMED' }]);
});
