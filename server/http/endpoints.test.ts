// What the API is, as two files: a change of the contract shows there, and a change of how it is declared does not.
import { expect, it } from 'vitest';
import { z } from 'zod';
import { openTestApp } from '#server/testing/open-app.ts';
import { VERSION } from '#server/version.ts';
import { allEndpoints } from '#shared/contract/contract.ts';
import { PRODUCT_NAME } from '#shared/domain/product.ts';
import { bodyMaxOf } from './body-limits.ts';
import { openApiDocument } from './openapi.ts';

it('has these endpoints, with who may call them, what limits how often, and the bytes of a body', async () => {
  const lines = allEndpoints.map(({ endpoint }) => {
    const { method, path, access, limits } = endpoint;
    return [method, path, access, limits.join(' + ') || 'none', bodyMaxOf(endpoint)].join(' | ');
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./endpoints.snapshot.txt');
});

it('has this OpenAPI document, of which each path is a line', async () => {
  const { paths, ...document } = openApiDocument('The product', '1');
  const lines = [document, ...Object.entries(z.record(z.string(), z.unknown()).parse(paths))];
  const text = lines.map((line) => JSON.stringify(line)).join('\n');
  await expect(`${text}\n`).toMatchFileSnapshot('./openapi.snapshot.txt');
});

it('is served with the name and the version of the product', async () => {
  const app = await openTestApp('SQLite');
  const { info } = (await app.nobody().get('openapi.json')).body;
  expect(info).toEqual({ title: PRODUCT_NAME, version: VERSION });
});
