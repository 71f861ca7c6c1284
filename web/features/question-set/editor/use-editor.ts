// The state of the editor: the draft, what is stored of it, and everything that happens on the way between the two.
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionSet } from '#shared/contract/question-set.ts';
import { storeQuestionSet } from '#web/features/question-set/question-set.api.ts';
import { request } from '#web/lib/api.ts';
import { errorCodeOf } from '#web/lib/api-error.ts';
import { notify } from '#web/ui/notice-store.ts';
import { bodyOf, draftOf, type EditorDraft } from './draft.ts';
import { dropKeptDraft, type KeptDraft } from './kept-draft.ts';
import { useKeptDraft } from './use-kept-draft.ts';

export interface EditorSource {
  /** null for a set that is not stored yet. */
  id: string | null;
  version: number | null;
  draft: EditorDraft;
  /** What this browser kept of an earlier, unsaved visit. */
  kept: KeptDraft | null;
}
/** Why a save was refused: somebody else saved, published or deleted the set in the meantime. */
type Conflict = 'changed' | 'published' | 'removed';

const CONFLICTS: Readonly<Record<string, Conflict>> = {
  CHANGED_MEANWHILE: 'changed',
  PUBLISHED: 'published',
  NOT_FOUND: 'removed',
};

/** Takes what was loaded; gives the draft with what may be done to it. */
export function useEditor(source: EditorSource) {
  const { t } = useTranslation('question-set');
  const { id } = source;
  const [stored, setStored] = useState({ draft: source.draft, version: source.version });
  const [version, setVersion] = useState(source.kept ? source.kept.version : source.version);
  const [draft, setDraft] = useState(source.kept?.draft ?? source.draft);
  const [restoredAt, setRestoredAt] = useState(source.kept?.at ?? null);
  const [isBusy, setIsBusy] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const isDirty = draft !== stored.draft;
  useKeptDraft(id, isDirty ? { version, draft } : null);

  const change = useCallback((next: (draft: EditorDraft) => EditorDraft) => setDraft(next), []);

  const settle = (set: QuestionSet, sent: EditorDraft) => {
    const saved = draftOf(set);
    // What was typed while the answer was under way is not saved yet, and stays.
    setStored({ draft: saved, version: set.version });
    setVersion(set.version);
    setDraft((now) => (now === sent ? saved : now));
    setRestoredAt(null);
  };

  const send = async (target: string | null, over: number | null): Promise<QuestionSet | null> => {
    setIsBusy(true);
    try {
      const set = await storeQuestionSet(target, bodyOf(draft), over);
      settle(set, draft);
      notify('done', t('notice.saved'));
      return set;
    } catch (error) {
      const code = errorCodeOf(error);
      const met = target === null ? undefined : CONFLICTS[code];
      if (met) setConflict(met);
      else notify('fault', code === 'NETWORK' ? t('notice.saveOffline') : t('notice.saveFailed'));
      return null;
    } finally {
      setIsBusy(false);
    }
  };

  /** What is stored now, read anew; a failure is told. */
  const readTheirs = async (): Promise<QuestionSet | null> => {
    if (id === null) return null;
    try {
      return await request('GET question_sets/:id', { params: { id } });
    } catch {
      notify('fault', t('notice.theirsFailed'));
      return null;
    }
  };

  return {
    draft,
    change,
    isDirty,
    isBusy,
    restoredAt,
    conflict,
    save: () => send(id, version),
    /** Stores the draft as a new set, when the old one can no longer be changed. */
    saveAsNew: () => {
      setConflict(null);
      return send(null, null);
    },
    /** Saves over what somebody else saved. */
    keepMine: async () => {
      setConflict(null);
      const theirs = await readTheirs();
      return theirs && send(id, theirs.version);
    },
    takeTheirs: async () => {
      setConflict(null);
      const theirs = await readTheirs();
      if (theirs) settle(theirs, draft);
    },
    decideLater: () => setConflict(null),
    /** After the set is gone: nothing is left to keep. */
    forget: () => {
      setStored({ draft, version });
      dropKeptDraft(id);
    },
    /** Back to what is stored. */
    discard: () => {
      setDraft(stored.draft);
      setVersion(stored.version);
      setRestoredAt(null);
    },
  };
}

export type Editor = ReturnType<typeof useEditor>;
