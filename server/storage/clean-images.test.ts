import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeJpeg, makePng } from '#testing/images.ts';
import { cleanImages } from './clean-images.ts';
import { LocalObjectStore } from './local-object-store.ts';
import { imagesInFolder } from './stored-images.ts';

it('stored images lose their metadata and get a new version, once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'halfrond-images-'));
  const store = new LocalObjectStore({ folder, secret: '', publicUrl: () => '' });
  const [talking, plain] = [randomUUID(), randomUUID()];
  await store.put('parties', talking, Buffer.concat([makeJpeg(), Buffer.from('a place')]));
  await store.put('partner', plain, makePng());
  const versions: string[] = [];
  const records = {
    setVersion: async (_: string, id: string) => {
      versions.push(id);
      return true;
    },
  };
  expect(await cleanImages(imagesInFolder(folder), store, records)).toEqual({ images: 2, cleaned: 1 });
  expect(await cleanImages(imagesInFolder(folder), store, records)).toEqual({ images: 2, cleaned: 0 });
  expect(versions).toEqual([talking]);
  for await (const { id, bytes } of imagesInFolder(folder)) if (id === talking) expect(bytes).toEqual(makeJpeg());
  await rm(folder, { recursive: true });
});
