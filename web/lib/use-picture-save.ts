// Saving a thing with a picture: the rest first, then the picture is taken away or sent with progress.
import { useRef, useState } from 'react';
import { uploadPicture } from './upload.ts';

type Change = { kind: 'kept' } | { kind: 'removed' } | { kind: 'new'; file: File };

interface PictureSave<Values, Thing> {
  /** Null for a new one. */
  id: string | null;
  /** What was typed over. */
  over: Values;
  valuesOf: (thing: Thing) => Values;
  /** Gives what is stored then, and where its picture goes. `over` is null where it does not matter what stands there. */
  store: (id: string | null, values: Values, over: Values | null) => Promise<{ uploadURL: string; stored: Thing }>;
  /** All but the picture is safe. */
  onStored: () => void;
  removeImage: (id: string) => Promise<unknown>;
}

/** Gives the picture's change, the part of it that is sent (null while nothing is under way), and what saves. */
export function usePictureSave<Values, Thing extends { _id: string }>(how: PictureSave<Values, Thing>) {
  const [picture, setPicture] = useState<Change>({ kind: 'kept' });
  const [progress, setProgress] = useState<number | null>(null);
  /** Known after the first part of saving, so that trying again makes no second one and meets no other version than its own. */
  const standing = useRef({ id: how.id, over: how.over });

  const send = async (address: string, file: File): Promise<void> => {
    setProgress(0);
    try {
      await uploadPicture(address, file, setProgress);
    } finally {
      setProgress(null);
    }
  };
  const saveAll = async (values: Values, overAnything: boolean): Promise<void> => {
    const { id, over } = standing.current;
    const { uploadURL, stored } = await how.store(id, values, overAnything ? null : over);
    standing.current = { id: stored._id, over: how.valuesOf(stored) };
    how.onStored();
    if (picture.kind === 'removed') await how.removeImage(stored._id);
    if (picture.kind === 'new') await send(uploadURL, picture.file);
  };
  return { picture, setPicture, progress, saveAll };
}
