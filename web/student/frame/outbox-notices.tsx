import { useEffect, useRef } from 'react';
import { SKIP } from '#shared/domain/skip.ts';
import { readDraft, writeDraft } from '#web/client/draft-store.ts';
import { translatorOf } from '#web/i18n/translator.ts';
import { knownSession } from '#web/session/session-query.ts';
import { answerDraftKey, isAnswerDraft } from '#web/student/game/answer-draft.ts';
import { outbox, startOutbox } from '#web/student/outbox/outbox.ts';
import { closeNotice, notify } from '#web/ui/core/notice-store.ts';

/** Draws nothing; starts the outbox, so that what an earlier page left is sent from any page. */
export function OutboxNotices() {
  /** The last notice to each student of the device about an answer that was not stored. */
  const told = useRef(new Map<string | undefined, number>());
  // They name an answer: at home another student may sit there next.
  useEffect(
    () => () => {
      for (const id of told.current.values()) closeNotice(id);
    },
    [],
  );
  useEffect(() => {
    const stopSaved = outbox.onSaved(({ code, statementId, opinion, comment, attempts, clientId, isStored }) => {
      if (isStored) return;
      const key = answerDraftKey(code, statementId, clientId);
      const draft = readDraft(key, isAnswerDraft);
      // Text that was typed since, or left by skipping, is not sent: it stays.
      if (draft?.opinion === opinion && draft.comment.trim() === comment) writeDraft(key, null);
      const old = told.current.get(clientId);
      if (old !== undefined) closeNotice(old);
      const { t } = translatorOf('student');
      if (attempts > 0) notify('done', t('notice.sentLater'));
    });
    const stopRefused = outbox.onRefused(({ code, statementId, opinion, round = 1, clientId }, late) => {
      const session = knownSession(code);
      // The screen asks again, and says why.
      if (
        session?.statements.some(
          (now) => now._id === session.currentStatement && now._id === statementId && now.round > round,
        )
      )
        return;
      const { t } = translatorOf('student');
      const answer = opinion === SKIP ? t('answered.skipped') : opinion;
      // On a shared device another student may hold it now: the notice says nothing of the answer.
      const key = clientId ? 'shared' : late ? 'late' : 'refused';
      told.current.set(clientId, notify('error', t(`notice.${key}`, { answer })));
    });
    startOutbox();
    return () => {
      stopSaved();
      stopRefused();
    };
  }, []);
  return null;
}
