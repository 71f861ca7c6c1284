// What can still be done to a published set: a copy to correct, and whether teachers may choose it.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { QuestionSet } from '#shared/contract/question-set.ts';
import { copyQuestionSet, offerQuestionSet } from '#web/data/question-sets.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CallButton } from '#web/office/frame/call-buttons.tsx';
import { randomUuid } from '#web/shell/identity.ts';

export function PublishedActions({ set: { _id, offered } }: { set: QuestionSet }) {
  const { t } = useTranslation('office-question-sets');
  const navigate = useNavigate();
  // When only the reply was lost, the next try finds the copy that the last one made.
  const [newId] = useState(randomUuid);

  const copy = async () => {
    await copyQuestionSet(_id, newId);
    navigate(`/admin/question_sets/${newId}/edit`);
  };
  return (
    <>
      <CallButton
        call={() => offerQuestionSet(_id, !offered)}
        done={offered ? t('notice.withdrawn') : t('notice.offered')}
        failed={() => t('notice.offerFailed')}
        size="small"
      >
        {offered ? t('view.withdraw') : t('view.offer')}
      </CallButton>
      <CallButton call={copy} done={t('notice.copied')} failed={() => t('notice.copyFailed')} size="small">
        {t('view.copy')}
      </CallButton>
    </>
  );
}
