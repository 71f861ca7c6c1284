// After a form is saved: takes its picture away, or sends the new one with progress.
import { useState } from 'react';
import { uploadPicture } from './upload.ts';

type Change = { kind: 'kept' } | { kind: 'removed' } | { kind: 'new'; file: File };

/** Gives the part that is sent (null while nothing is under way) and what carries a change out. */
export function usePictureUpload() {
  const [progress, setProgress] = useState<number | null>(null);
  const carryOut = async (change: Change, address: string, remove: () => Promise<unknown>): Promise<void> => {
    if (change.kind === 'removed') await remove();
    if (change.kind !== 'new') return;
    setProgress(0);
    try {
      await uploadPicture(address, change.file, setProgress);
    } finally {
      setProgress(null);
    }
  };
  return { progress, carryOut };
}
