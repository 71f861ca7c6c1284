import type { InvalidateOptions } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { IGNORE_DRAFT, type useDraftedFields } from '#web/forms/use-drafted-fields.ts';
import { useSave } from '#web/forms/use-save.ts';
import { notify } from '#web/ui/core/notice-store.ts';
import type { DraftedForm } from './drafted-form.tsx';

export interface ItemForm<Name extends string> {
  /** Null for a new one. */
  id: string | null;
  /** The address of the list, where saving leads. */
  list: string;
  /** Below which address each item has its own; absent: the list's. */
  items?: string;
  drafted: ReturnType<typeof useDraftedFields<Name>>;
  /** The name of the draft of the item with that id. */
  draftOf: (id: string) => string;
  /** Stores the fields; `force` overwrites what another user saved. Returns what is stored then. */
  store: (force: boolean) => Promise<{ id: string; values: Record<Name, string>; version: number }>;
  /** Reads the list again. */
  refresh: (options?: InvalidateOptions) => Promise<unknown>;
  /** The notice after saving. */
  saved: string;
  /** Called when another user's version was read and the draft removed. */
  onUseStored: (() => void) | undefined;
  /** Something beside the fields cannot be saved as it is, and says so. */
  isBlocked?: boolean;
}

/**
 * Saving one item of a list that several users may change. Returns the props of its `DraftedForm`, and the function that deletes the item and goes back
 * to the list with a notice.
 */
export function useItemForm<Name extends string>(item: ItemForm<Name>) {
  const { id, list, items = list, drafted, draftOf, store, refresh, saved, onUseStored, isBlocked = false } = item;
  const { draft, fields, discardDraft, removeDraft } = drafted;
  const navigate = useNavigate();
  const { save, ...saving } = useSave(fields.showErrors);

  const leave = (text: string) => {
    removeDraft();
    notify('done', text);
    navigate(list);
  };
  const send = (force: boolean) =>
    save(async () => {
      const sent = fields.values;
      const stored = await store(force);
      await refresh();
      if (!drafted.isTypedSince(sent)) return leave(saved);
      // What was typed since is not saved yet, and stays on the screen.
      notify('done', saved);
      if (id !== null) return drafted.commit(sent, stored.values, stored.version);
      drafted.handOver(draftOf(stored.id), sent, stored.values, stored.version);
      navigate(`${items}/${stored.id}/edit`, { replace: true });
    });
  const acceptStored = () =>
    save(
      () => refresh({ throwOnError: true }),
      () => {
        removeDraft();
        onUseStored?.();
      },
    );
  const remove = async (call: () => Promise<unknown>, text: string) => {
    await call();
    leave(text);
    void refresh();
  };
  const form: Omit<ComponentProps<typeof DraftedForm>, 'children'> = {
    form: fields.form,
    onSubmit: fields.submit(() => {
      if (isBlocked) fields.focusError();
      else send(false);
    }),
    changed: fields.changed,
    saving,
    cancelTo: list,
    draft,
    conflict:
      id === null
        ? null
        : {
            storedUrl: `${items}/${id}/edit${IGNORE_DRAFT}`,
            onKeep: () => send(true),
            onUseStored: acceptStored,
          },
    onDiscard: discardDraft,
  };
  return { form, remove };
}
