import { checkImage, imageVersion } from './image-check.ts';
import type { ImageRecords, ObjectStore } from './object-store.ts';
import type { StoredImages } from './stored-images.ts';
import { withoutMetadata } from './without-metadata.ts';

/**
 * Removes metadata from images of a version that stored it. Repeatable. Returns how many there are, and how many had
 * any.
 */
export async function cleanImages(
  images: StoredImages,
  objects: ObjectStore,
  records: Pick<ImageRecords, 'setVersion'>,
): Promise<{ images: number; cleaned: number }> {
  let count = 0;
  let cleaned = 0;
  for await (const { folder, id, bytes } of images) {
    count += 1;
    const type = checkImage(bytes);
    if (type === null) continue;
    const clean = withoutMetadata(bytes, type);
    if (clean.equals(bytes)) continue;
    await objects.put(folder, id, clean, type);
    await records.setVersion(folder, id, imageVersion(clean));
    cleaned += 1;
  }
  return { images: count, cleaned };
}
