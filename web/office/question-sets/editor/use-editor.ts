// The state of the editor: the draft, the stored set, and saving, conflicts and publishing between the two.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { QuestionSet } from '#shared/contract/question-set.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { writeDraft } from '#web/client/draft-store.ts';
import { refreshParties } from '#web/data/parties.ts';
import { readQuestionSet, storeQuestionSet } from '#web/data/question-sets.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { randomUuid } from '#web/shell/identity.ts';
import { notify } from '#web/ui/core/notice-store.ts';
import type { Conflict } from '#web/widgets/conflict/conflict-dialog.tsx';
import { bodyOf, draftOf, type EditorDraft, withoutParties } from './draft.ts';
import { findGoneParties } from './draft-errors.ts';
import { editorDraftKey, type StoredDraft } from './stored-draft.ts';

export interface EditorSource {
  /** null for a set that is not stored yet. */
  id: string | null;
  version: number | null;
  draft: EditorDraft;
  /** The draft of an earlier, unsaved visit. */
  restored: StoredDraft | null;
}
/** Why a save was refused. */
const CONFLICTS: Readonly<Record<string, Conflict>> = {
  CHANGED_MEANWHILE: 'changed',
  PUBLISHED: 'published',
  NOT_FOUND: 'removed',
};

/** Returns the draft of a loaded set, and what may be done to it. */
export function useEditor(source: EditorSource) {
  const { t } = useTranslation('office-question-sets');
  const { id } = source;
  const [stored, setStored] = useState({ draft: source.draft, version: source.version });
  const [version, setVersion] = useState(source.restored ? source.restored.version : source.version);
  const [draft, setDraft] = useState(source.restored?.draft ?? source.draft);
  const [restoredAt, setRestoredAt] = useState(source.restored?.at ?? null);
  // If only the reply was lost, the next try changes the set that the last one made.
  const [newId, setNewId] = useState(() => source.restored?.newId ?? randomUuid());
  const [isBusy, setIsBusy] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const isDirty = draft !== stored.draft;
  const unsaved = useMemo(
    () => (isDirty ? ({ version, at: new Date().toISOString(), draft, newId } satisfies StoredDraft) : null),
    [isDirty, version, draft, newId],
  );
  useDraft(editorDraftKey(id), unsaved);

  const newest = useRef(draft);
  useEffect(() => {
    newest.current = draft;
  }, [draft]);

  const change = useCallback((next: (draft: EditorDraft) => EditorDraft) => setDraft(next), []);

  const commit = (set: QuestionSet, sent: EditorDraft) => {
    const saved = draftOf(set);
    // Input since the request was sent is not saved yet, and stays.
    setStored({ draft: saved, version: set.version });
    setVersion(set.version);
    setDraft((now) => (now === sent ? saved : now));
    setRestoredAt(null);
  };

  /** Removes the draft: its set was deleted, or is another one from now on. */
  const removeDraft = () => {
    setStored({ draft: newest.current, version });
    writeDraft(editorDraftKey(id), null);
  };

  /** The page of the new set opens with what was typed since the request was sent. */
  const handOver = (set: QuestionSet, sent: EditorDraft) => {
    const { current } = newest;
    const left: StoredDraft = { version: set.version, at: new Date().toISOString(), draft: current, newId };
    if (current !== sent) writeDraft(editorDraftKey(set._id), left);
    removeDraft();
  };

  /** Removes parties that another user deleted from what was sent and from later input. */
  const dropParties = (sent: EditorDraft, gone: readonly string[]): EditorDraft => {
    const kept = withoutParties(sent, gone);
    setDraft((now) => (now === sent ? kept : withoutParties(now, gone)));
    notify('warn', t('notice.partiesGone', { count: gone.length }));
    void refreshParties();
    return kept;
  };

  const send = async (
    target: string | null,
    base: number | null,
    sent: EditorDraft = draft,
  ): Promise<QuestionSet | null> => {
    setIsBusy(true);
    try {
      const set = await storeQuestionSet(target, bodyOf(sent), base, newId);
      if (set._id === id) commit(set, sent);
      else handOver(set, sent);
      notify('done', t('notice.saved'));
      return set;
    } catch (error) {
      const code = errorCodeOf(error);
      const gone = findGoneParties(error, sent);
      if (gone.length > 0) return send(target, base, dropParties(sent, gone));
      const met = target === null ? undefined : CONFLICTS[code];
      if (met) setConflict(met);
      else notify('error', code === 'NETWORK' ? t('notice.saveOffline') : t('notice.saveFailed'));
      return null;
    } finally {
      setIsBusy(false);
    }
  };

  /** Reads what is stored now; a failure is notified. */
  const readStored = async (): Promise<QuestionSet | null> => {
    if (id === null) return null;
    try {
      return await readQuestionSet(id);
    } catch {
      notify('error', t('notice.storedFailed'));
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
    /** Overwrites what another user saved. */
    overwrite: () => {
      setConflict(null);
      return send(id, null);
    },
    acceptStored: async () => {
      setConflict(null);
      const latest = await readStored();
      if (latest === null) return;
      commit(latest, draft);
      // Theirs may have a party that did not exist when this page was opened.
      void refreshParties();
    },
    decideLater: () => setConflict(null),
    /** The version that is on the screen while nothing is unsaved. */
    version,
    /** Asks, because another user saved before this one published. */
    askAboutChange: () => setConflict('changed'),
    removeDraft,
    /** Back to what is stored. */
    discardDraft: () => {
      setNewId(randomUuid());
      setDraft(stored.draft);
      setVersion(stored.version);
      setRestoredAt(null);
    },
  };
}

export type Editor = ReturnType<typeof useEditor>;
