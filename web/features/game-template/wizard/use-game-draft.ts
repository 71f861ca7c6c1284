// The draft of the wizard in its state: kept in this browser at every change, and said so when it is left behind.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closeNotice, noticeStore, notify } from '#web/ui/notice-store.ts';
import { dropDraft, type KeptDraft, keepDraft, readDraft } from './draft-store.ts';
import { type GameDraft, isSameDraft } from './game-draft.ts';

interface Source {
  /** The game template's id, or NEW_GAME. */
  templateId: string;
  /** What the server has, or an empty draft. */
  saved: GameDraft;
  /** When the template was last changed. */
  base: string | null;
}

/** Gives the draft, what was found of an earlier visit, and how to change, forget or finish it. */
export function useGameDraft({ templateId, saved, base }: Source) {
  const { t } = useTranslation('wizard');
  const [found, setFound] = useState<KeptDraft | null>(() => readDraft(templateId));
  const [draft, setDraft] = useState<GameDraft>(found?.draft ?? saved);
  const isDirty = !isSameDraft(draft, saved);
  const leaving = useRef(false);

  useEffect(() => {
    leaving.current = isDirty;
  }, [isDirty]);

  const sentence = t('leave.kept');
  useEffect(() => {
    // Back already: what was said on leaving would only lie over the buttons.
    for (const { id, text } of noticeStore.read()) if (text === sentence) closeNotice(id);
    return () => {
      if (leaving.current) notify('warn', sentence);
    };
  }, [sentence]);

  const keep = useCallback(
    (place: Pick<KeptDraft, 'step' | 'reached'>) => {
      if (isDirty) keepDraft(templateId, { draft, ...place, base: found ? found.base : base });
      else dropDraft(templateId);
    },
    [templateId, draft, isDirty, found, base],
  );

  return {
    draft,
    isDirty,
    /** What was there before this visit, until it is forgotten. */
    found,
    change: setDraft,
    keep,
    /** Back to what the server has. */
    forget: () => {
      setFound(null);
      setDraft(saved);
    },
    /** It is saved: nothing is left behind. */
    finish: () => {
      leaving.current = false;
      dropDraft(templateId);
    },
  };
}
