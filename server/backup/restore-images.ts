import { existsSync, readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { withFolderLock } from '#server/db/folder-lock.ts';
import { errorMessage } from '#server/errors.ts';
import { imageTypeOf } from '#server/storage/image-check.ts';
import { IMAGE_FOLDERS, type ImageFolder, type ObjectStore } from '#server/storage/object-store.ts';
import { BackupError, UPLOADS } from './archive-format.ts';
import { unpackBeside } from './read-archive.ts';
import { noStep } from './swap.ts';

type Target = Pick<ObjectStore, 'put'>;

async function putOne(path: string, folder: ImageFolder, id: string, objects: Target): Promise<void> {
  const bytes = await readFile(path);
  const type = imageTypeOf(bytes);
  if (type === null) throw new Error('it is no image');
  await objects.put(folder, id, bytes, type);
}

async function putAll(uploads: string, objects: Target): Promise<{ stored: number; failed: string[] }> {
  const failed: string[] = [];
  let stored = 0;
  for (const folder of IMAGE_FOLDERS) {
    const path = join(uploads, folder);
    for (const id of existsSync(path) ? readdirSync(path) : []) {
      try {
        await putOne(join(path, id), folder, id, objects);
        stored += 1;
      } catch (error) {
        failed.push(`${folder}/${id}: ${errorMessage(error)}`);
      }
    }
  }
  return { stored, failed };
}

/** Stores an archive's images; repeatable. Returns how many, and the error of each that could not be stored. */
export async function restoreImages(
  file: string,
  dataDir: string,
  objects: Target,
): Promise<{ stored: number; failed: string[] }> {
  if (!existsSync(file)) throw new BackupError(`${file} does not exist`);
  return withFolderLock(dataDir, async () => {
    const { work } = await unpackBeside(file, dataDir, noStep);
    try {
      return await putAll(join(work, UPLOADS), objects);
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  });
}
