import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { openTestDatabase } from '#server/testing/open-database.ts';
import { makePng } from '#testing/images.ts';
import { restoreImages } from './restore-images.ts';
import { backUp } from './write-archive.ts';

const folder = mkdtempSync(join(tmpdir(), 'halfrond-images-'));
afterEach(() => rmSync(folder, { recursive: true }));

it('stores the images of an archive, names those that fail, and can be repeated', async () => {
  const { dataDir } = await openTestDatabase('SQLite');
  const [logo, broken, inText] = [randomUUID(), randomUUID(), randomUUID()];
  for (const [path, id] of [
    ['parties', logo],
    ['partner', broken],
    ['texts', inText],
  ] as const) {
    mkdirSync(join(dataDir, 'uploads', path), { recursive: true });
    writeFileSync(join(dataDir, 'uploads', path, id), id === broken ? 'no image' : makePng());
  }
  const file = join(folder, 'backup.tar');
  await backUp({ dataDir, databaseUrl: null, s3: null }, file);
  const stored: string[] = [];
  const put = async (path: string, id: string, bytes: Uint8Array, type: string): Promise<void> => {
    if (id === inText && stored.length < 2) throw new Error('the bucket is away');
    expect([Buffer.from(bytes), type]).toEqual([makePng(), 'image/png']);
    stored.push(`${path}/${id}`);
  };
  const target = join(folder, 'target');
  const noImage = `partner/${broken}: it is no image`;
  expect(await restoreImages(file, target, { put })).toEqual({
    stored: 1,
    failed: [noImage, `texts/${inText}: the bucket is away`],
  });
  stored.push('the bucket is back');
  expect(await restoreImages(file, target, { put })).toEqual({ stored: 2, failed: [noImage] });
  expect(stored).toContain(`texts/${inText}`);
  expect(readdirSync(target)).toEqual(['.lock']);
});
