import { TEXT_IMAGES } from '#shared/domain/text-image.ts';

/** The folders of stored images: a party's is `parties/{id}`, a partner's `partner/{id}`, a text's `texts/{id}`. */
export const IMAGE_FOLDERS = ['parties', 'partner', TEXT_IMAGES] as const;
export type ImageFolder = (typeof IMAGE_FOLDERS)[number];

export const isImageFolder = (text: string): text is ImageFolder => (IMAGE_FOLDERS as readonly string[]).includes(text);

export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

export interface ObjectStore {
  /** An absolute address that accepts one image by PUT for 15 minutes. */
  uploadAddress(folder: ImageFolder, id: string): Promise<string>;
  /** The absolute address that a browser reads an image from; the version makes it cacheable without expiry. */
  publicAddress(folder: ImageFolder, id: string, version: string): string;
  /** Stores an image that was checked, in the place of an earlier one. */
  put(folder: ImageFolder, id: string, bytes: Uint8Array, type: ImageType): Promise<void>;
  /** Deletes the image, also one that was uploaded and not imported yet. */
  remove(folder: ImageFolder, id: string): Promise<void>;
  /** Imports what was uploaded past this server, so that a read after an upload shows it. Never fails. */
  importPendingUploads(folder: ImageFolder): Promise<void>;
}

/** The queries that a store needs: the owners of images, and which uploads are still expected. */
export interface ImageRecords {
  /** Sets the version that is shown. Returns whether the image's owner (still) exists. */
  setVersion(folder: ImageFolder, id: string, version: string): Promise<boolean>;
  hasOwner(folder: ImageFolder, id: string): Promise<boolean>;
  /** Stores until when (ISO 8601) an upload into that folder may arrive, of which the server is not notified. */
  expectUploads(folder: ImageFolder, until: string): Promise<void>;
  areUploadsExpected(folder: ImageFolder, now: string): Promise<boolean>;
}
