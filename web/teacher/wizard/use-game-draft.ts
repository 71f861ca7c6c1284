import { useState } from 'react';
import { writeDraft } from '#web/client/draft-store.ts';
import { useDraftNotice } from '#web/forms/use-draft-notice.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { randomUuid } from '#web/shell/identity.ts';
import { type GameDraft, isSameDraft } from '#web/teacher/parts/game-draft.ts';
import { gameDraftKey, readGameDraft, type StoredDraft } from './stored-draft.ts';

interface Source {
  /** The game template's id, or NEW_GAME. */
  templateId: string;
  /** The stored template, or an empty draft. */
  saved: GameDraft;
  /** The version of the template. */
  base: number | null;
}

/** Ignores a stored draft that is the same as the stored template. */
function readUnsaved({ templateId, saved }: Source): StoredDraft | null {
  const stored = readGameDraft(templateId);
  if (stored === null || !isSameDraft(stored.draft, saved)) return stored;
  writeDraft(gameDraftKey(templateId), null);
  return null;
}

/** The draft of the wizard, the draft that was restored from an earlier visit, and the functions that change, discard or finish it. */
export function useGameDraft(source: Source) {
  const { templateId, saved, base } = source;
  const { t } = useTranslation('teacher-wizard');
  const [found, setFound] = useState(() => readUnsaved(source));
  const [draft, setDraft] = useState<GameDraft>(found?.draft ?? saved);
  const isDirty = !isSameDraft(draft, saved);
  const changed = found ? found.base : base;
  // Stored with the draft: if only the reply was lost, the next try changes the game that the last one made, also after a reload.
  const [newId, setNewId] = useState(() => found?.newId ?? randomUuid());
  useDraftNotice(gameDraftKey(templateId), { kept: t('leave.kept') });

  return {
    draft,
    isDirty,
    /** The restored draft, until it is discarded. */
    found,
    change: setDraft,
    /** The value for `useDraft`. */
    unsaved: (place: Pick<StoredDraft, 'step' | 'reached'>): StoredDraft | null =>
      isDirty ? { draft, ...place, base: changed, newId } : null,
    newId,
    /** The version that is changed. */
    base: changed,
    /** Resets to the stored template. */
    discardDraft: () => {
      setNewId(randomUuid());
      setFound(null);
      setDraft(saved);
    },
    /** To be called once the game is saved: removes the stored draft. */
    finish: () => writeDraft(gameDraftKey(templateId), null),
  };
}
