import type { InvalidateOptions } from '@tanstack/react-query';
import { type ComponentProps, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#web/client/api-error.ts';
import { keepFile, keptFile } from '#web/client/draft-store.ts';
import { uploadImage } from '#web/forms/upload.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { ImageChange, ImageField } from '#web/office/fields/image-field.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { failureText } from './error-texts.ts';
import { type ItemForm, useItemForm } from './use-item-form.ts';

const IMAGE_ERRORS = ['TOO_LARGE', 'UNSUPPORTED_TYPE'];

interface Thing {
  _id: string;
  version: number;
}

interface ImageForm<Name extends string, T extends Thing>
  extends Omit<ItemForm<Name>, 'store' | 'refresh' | 'isBlocked'> {
  valuesOf: (thing: T) => Record<Name, string>;
  calls: {
    /** Stores the fields; without a version, any stored one is overwritten. */
    store: (
      id: string | null,
      values: Record<Name, string>,
      version: number | null,
      newId: string,
    ) => Promise<{ uploadURL: string; stored: T }>;
    removeImage: (id: string) => Promise<unknown>;
    refresh: (options?: InvalidateOptions) => Promise<unknown>;
  };
}

/**
 * As `useItemForm`, for an item with an image, which is removed or sent after the rest is saved. Also returns the props of its `ImageField`. A new
 * item whose image is refused is stored by then, and sending the image again would not help: its own page opens, with the reason.
 */
export function useImageForm<Name extends string, T extends Thing>(item: ImageForm<Name, T>) {
  const { id, list, drafted, draftOf, valuesOf, calls, onUseStored } = item;
  const { discardDraft, draft } = drafted;
  const { t } = useTranslation('office');
  const navigate = useNavigate();
  const [change, showChange] = useState<ImageChange>(() => {
    const file = keptFile(draft);
    return file === null ? { kind: 'unchanged' } : { kind: 'new', file };
  });
  const setChange = (next: ImageChange): void => {
    keepFile(draft, next.kind === 'new' ? next.file : null);
    showChange(next);
  };
  const forgetChange = () => setChange({ kind: 'unchanged' });
  const [progress, setProgress] = useState<number | null>(null);
  /** Set after the first part of saving, so that another try changes the item that was created instead of creating a second one. */
  const known = useRef<{ id: string; version: number } | null>(null);

  const send = async (address: string, file: File): Promise<void> => {
    setProgress(0);
    try {
      await uploadImage(address, file, setProgress);
    } finally {
      setProgress(null);
    }
  };
  const store = async (force: boolean) => {
    const sent = drafted.fields.values;
    const target = known.current ?? { id, version: drafted.version };
    const { uploadURL, stored } = await calls.store(target.id, sent, force ? null : target.version, drafted.newId);
    const values = valuesOf(stored);
    const { version } = stored;
    known.current = { id: stored._id, version };
    if (!drafted.isTypedSince(sent)) drafted.removeDraft();
    if (change.kind === 'removed') await calls.removeImage(stored._id);
    try {
      if (change.kind === 'new') await send(uploadURL, change.file);
    } catch (error) {
      if (id === null && error instanceof ApiError && IMAGE_ERRORS.includes(error.code)) {
        keepFile(draft, null);
        if (drafted.isTypedSince(sent)) drafted.handOver(draftOf(stored._id), sent, values, version);
        void calls.refresh();
        notify('error', failureText(t, error.code));
        navigate(`${list}/${stored._id}/edit`, { replace: true });
      }
      throw error;
    }
    forgetChange();
    return { id: stored._id, values, version };
  };
  const { form, remove } = useItemForm({
    ...item,
    drafted: {
      ...drafted,
      discardDraft:
        discardDraft &&
        (() => {
          forgetChange();
          discardDraft();
        }),
    },
    store,
    refresh: calls.refresh,
    onUseStored: () => {
      forgetChange();
      onUseStored?.();
    },
    isBlocked: change.kind === 'reading' || change.kind === 'refused',
  });
  const isChanged = change.kind === 'new' || change.kind === 'removed';
  const image: Pick<ComponentProps<typeof ImageField>, 'change' | 'onChange' | 'progress' | 'disabled'> = {
    change,
    onChange: setChange,
    progress,
    disabled: form.saving.busy,
  };
  return {
    form: {
      ...form,
      saving: { ...form.saving, busy: form.saving.busy || change.kind === 'reading' },
      changed: form.changed || isChanged,
      undrafted: isChanged,
    },
    image,
    remove,
  };
}
