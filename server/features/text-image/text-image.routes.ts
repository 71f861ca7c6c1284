import { insertTextImage } from '#server/data/office/text-images.ts';
import type { Deps } from '#server/deps.ts';
import type { Mount } from '#server/http/mount.ts';
import { textImageEndpoints } from '#shared/contract/content.ts';
import { TEXT_IMAGES, textImageAddress } from '#shared/domain/text-image.ts';

export function textImageRoutes(mount: Mount, { db, objects }: Deps): void {
  mount(textImageEndpoints.create, {
    handle: async () => {
      const id = await insertTextImage(db);
      return { uploadURL: await objects.uploadAddress(TEXT_IMAGES, id), address: textImageAddress(id) };
    },
  });
}
