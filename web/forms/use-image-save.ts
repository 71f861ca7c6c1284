// Saves a form with an image: the fields first, then the image is removed, or sent with progress.
import { useRef, useState } from 'react';
import { ApiError } from '#web/client/api-error.ts';
import { keepFile, keptFile } from '#web/client/draft-store.ts';
import type { ImageFileError } from './image-file.ts';
import { uploadImage } from './upload.ts';

const IMAGE_ERRORS = ['TOO_LARGE', 'UNSUPPORTED_TYPE'];

/** What saving the form does with the image; while a file is read, and with one that cannot be used, the form is not saved. */
export type ImageChange =
  | { kind: 'reading' }
  | { kind: 'unchanged' }
  | { kind: 'removed' }
  | { kind: 'new'; file: File }
  | { kind: 'refused'; error: ImageFileError };

interface ImageSave<Values, Thing> {
  /** The name of the form's draft, for which a chosen file is kept when the page is left. */
  draft: string;
  /** Null for a new one. */
  id: string | null;
  /** The values that were changed. */
  base: Values;
  valuesOf: (thing: Thing) => Values;
  /** Stores the fields. Returns what is stored then, and the upload address of its image. `base` is null if any stored version may be overwritten. */
  store: (id: string | null, values: Values, base: Values | null) => Promise<{ uploadURL: string; stored: Thing }>;
  /** Called once everything but the image is stored. */
  onStored: (sent: Values) => void;
  /** Called if the server refuses the image of a new item: its fields are stored by then, and sending the image again would not help. */
  onImageRefused: (sent: Values, stored: Thing, error: ApiError) => void;
  removeImage: (id: string) => Promise<unknown>;
}

/** Returns the change of the image, the part of it that is sent (null while nothing is under way), and the function that saves. */
export function useImageSave<Values, Thing extends { _id: string }>(how: ImageSave<Values, Thing>) {
  const [imageChange, showChange] = useState<ImageChange>(() => {
    const file = keptFile(how.draft);
    return file === null ? { kind: 'unchanged' } : { kind: 'new', file };
  });
  const setImageChange = (change: ImageChange): void => {
    keepFile(how.draft, change.kind === 'new' ? change.file : null);
    showChange(change);
  };
  const [progress, setProgress] = useState<number | null>(null);
  /** Set after the first part of saving, so that another try changes the item that was created instead of creating a second one. */
  const saved = useRef<{ id: string; base: Values } | null>(null);

  const send = async (address: string, file: File): Promise<void> => {
    setProgress(0);
    try {
      await uploadImage(address, file, setProgress);
    } finally {
      setProgress(null);
    }
  };
  const saveAll = async (values: Values, force: boolean): Promise<Thing> => {
    const { id, base } = saved.current ?? how;
    const { uploadURL, stored } = await how.store(id, values, force ? null : base);
    saved.current = { id: stored._id, base: how.valuesOf(stored) };
    how.onStored(values);
    if (imageChange.kind === 'removed') await how.removeImage(stored._id);
    try {
      if (imageChange.kind === 'new') await send(uploadURL, imageChange.file);
    } catch (error) {
      if (how.id === null && error instanceof ApiError && IMAGE_ERRORS.includes(error.code)) {
        keepFile(how.draft, null);
        how.onImageRefused(values, stored, error);
      }
      throw error;
    }
    setImageChange({ kind: 'unchanged' });
    return stored;
  };
  return { imageChange, setImageChange, progress, saveAll };
}
