// What the features know of stored pictures.
import type { PictureFolder } from '#server/db/pictures.ts';

export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

export interface ObjectStore {
  /** An absolute address that takes one picture by PUT for 15 minutes. */
  uploadAddress(folder: PictureFolder, id: string): Promise<string>;
  /** The absolute address that a browser reads a picture from; the version makes it cacheable for good. */
  publicAddress(folder: PictureFolder, id: string, version: string): string;
  /** Stores a picture that was checked, in the place of an earlier one. */
  put(folder: PictureFolder, id: string, bytes: Uint8Array, type: ImageType): Promise<void>;
  /** Deletes the picture, also one that was uploaded and not taken over yet. */
  remove(folder: PictureFolder, id: string): Promise<void>;
  /** Takes over what was uploaded past this server, so that a read after an upload shows it. Never fails. */
  takeOverUploads(folder: PictureFolder): Promise<void>;
}
