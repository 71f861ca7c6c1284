import type { InvalidateOptions } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import type { useDraftedFields } from '#web/forms/use-drafted-fields.ts';
import { useImageSave } from '#web/forms/use-image-save.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { ImageField } from '#web/office/fields/image-field.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { failureText } from './error-texts.ts';
import { useItemForm } from './use-item-form.ts';

interface ImageForm<Name extends string, Thing extends { _id: string }> {
  /** Null for a new one. */
  id: string | null;
  /** The address of the list, where saving leads. */
  list: string;
  drafted: ReturnType<typeof useDraftedFields<Name>>;
  /** The name of the draft of the item with that id. */
  draftOf: (id: string) => string;
  valuesOf: (thing: Thing) => Record<Name, string>;
  calls: {
    /** Stores the fields; without what is expected, any stored version is overwritten. */
    store: (
      id: string | null,
      values: Record<Name, string>,
      expected: Record<Name, string> | null,
      newId: string,
    ) => Promise<{ uploadURL: string; stored: Thing }>;
    removeImage: (id: string) => Promise<unknown>;
    refresh: (options?: InvalidateOptions) => Promise<unknown>;
  };
  /** The notice after saving. */
  saved: string;
  /** Called when another user's version was read and the draft removed. */
  onUseStored: (() => void) | undefined;
}

/**
 * As `useItemForm`, for an item with an image, which is sent after the rest is saved. Also returns the props of its `ImageField`. A new item whose
 * image is refused is stored by then: its own page opens, with the reason.
 */
export function useImageForm<Name extends string, Thing extends { _id: string }>(item: ImageForm<Name, Thing>) {
  const { id, list, drafted, draftOf, valuesOf, calls, saved, onUseStored } = item;
  const { t } = useTranslation('office');
  const navigate = useNavigate();
  const { imageChange, setImageChange, progress, saveAll } = useImageSave({
    draft: drafted.draft,
    id,
    base: drafted.base,
    valuesOf,
    store: (of, values, expected) => calls.store(of, values, expected, drafted.newId),
    onStored: (sent) => {
      if (!drafted.isTypedSince(sent)) drafted.removeDraft();
    },
    onImageRefused: (sent, stored, { code }) => {
      if (drafted.isTypedSince(sent)) drafted.handOver(draftOf(stored._id), valuesOf(stored));
      void calls.refresh();
      notify('error', failureText(t, code));
      navigate(`${list}/${stored._id}/edit`, { replace: true });
    },
    removeImage: calls.removeImage,
  });
  const forgetChange = () => setImageChange({ kind: 'unchanged' });
  const { discardDraft } = drafted;
  const { form, leave } = useItemForm({
    id,
    list,
    drafted: {
      ...drafted,
      discardDraft:
        discardDraft &&
        (() => {
          forgetChange();
          discardDraft();
        }),
    },
    draftOf,
    store: async (force) => {
      const stored = await saveAll(drafted.fields.values, force);
      return { id: stored._id, values: valuesOf(stored) };
    },
    refresh: calls.refresh,
    saved,
    onUseStored: () => {
      forgetChange();
      onUseStored?.();
    },
    isBlocked: imageChange.kind === 'reading' || imageChange.kind === 'refused',
  });
  const isChanged = imageChange.kind === 'new' || imageChange.kind === 'removed';
  const image: Pick<ComponentProps<typeof ImageField>, 'change' | 'onChange' | 'progress' | 'disabled'> = {
    change: imageChange,
    onChange: setImageChange,
    progress,
    disabled: form.saving.busy,
  };
  return {
    form: {
      ...form,
      saving: { ...form.saving, busy: form.saving.busy || imageChange.kind === 'reading' },
      changed: form.changed || isChanged,
      undrafted: isChanged,
    },
    image,
    leave,
  };
}
