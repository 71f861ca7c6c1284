// Tells, on every page of a student, what became of answers that were sent later.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { SKIP_QUESTION } from '#shared/domain/limits.ts';
import { outbox, startOutbox } from '#web/lib/outbox.ts';
import { notify } from '#web/ui/notice-store.ts';
import { readDraft, writeDraft } from './draft.ts';

/** Draws nothing; starts the outbox, so that what an earlier page left is sent from any page. */
export function OutboxNotices() {
  const { t } = useTranslation('student');
  useEffect(() => {
    const stopSaved = outbox.onSaved(({ code, statementId, opinion, comment, attempts }) => {
      const draft = readDraft(code, statementId);
      // What was typed since, or left by skipping, is not sent: it stays.
      if (draft?.opinion === opinion && draft.comment.trim() === comment) writeDraft(code, statementId, null);
      if (attempts > 0) notify('done', t('notice.sentLater'));
    });
    const stopRefused = outbox.onRefused(({ opinion }, late) => {
      const answer = opinion === SKIP_QUESTION ? t('answered.skipped') : opinion;
      notify('fault', late ? t('notice.late', { answer }) : t('notice.refused', { answer }));
    });
    startOutbox();
    return () => {
      stopSaved();
      stopRefused();
    };
  }, [t]);
  return null;
}
