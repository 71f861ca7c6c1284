// What can still be done to a published set: a copy to correct, and whether teachers may choose it.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { QuestionSet } from '#shared/contract/question-set.ts';
import { copyQuestionSet, offerQuestionSet } from '#web/data/question-sets.ts';
import { useSave } from '#web/forms/use-save.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { randomUuid } from '#web/shell/identity.ts';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';

export function PublishedActions({ set: { _id, offered } }: { set: QuestionSet }) {
  const { t } = useTranslation('office-question-sets');
  const navigate = useNavigate();
  const copying = useSave();
  const offering = useSave();
  // When only the reply was lost, the next try finds the copy that the last one made.
  const [newId] = useState(randomUuid);

  const copy = () =>
    copying.save(async () => {
      try {
        await copyQuestionSet(_id, newId);
      } catch {
        return notify('error', t('notice.copyFailed'));
      }
      notify('done', t('notice.copied'));
      navigate(`/admin/question_sets/${newId}/edit`);
    });
  const offer = () =>
    offering.save(async () => {
      try {
        await offerQuestionSet(_id, !offered);
        notify('done', offered ? t('notice.withdrawn') : t('notice.offered'));
      } catch {
        notify('error', t('notice.offerFailed'));
      }
    });
  return (
    <>
      <Button kind="line" size="small" busy={offering.busy} onClick={offer}>
        {offered ? t('view.withdraw') : t('view.offer')}
      </Button>
      <Button kind="line" size="small" busy={copying.busy} onClick={copy}>
        {t('view.copy')}
      </Button>
    </>
  );
}
