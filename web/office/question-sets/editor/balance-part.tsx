// The parties that a whole set favours. Only drawn while its tab is open, so that typing elsewhere does not start the
// calculation.
import { useMemo } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { SetForm } from '#web/office/question-sets/frame/set-frame.tsx';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { BalancePanel } from '#web/widgets/balance/balance-panel.tsx';
import type { BalanceSubject } from '#web/widgets/balance/use-balance.ts';
import type { EditorDraft } from './draft.ts';
import { subjectOf } from './set-subject.ts';

interface BalancePartProps {
  draft: EditorDraft;
  parties: readonly BalanceSubject['parties'][number][];
}

export function BalancePart({ draft, parties }: BalancePartProps) {
  const { t } = useTranslation('office-question-sets');
  const subject = useMemo(() => subjectOf(draft, parties), [draft, parties]);
  const { input, leftOut } = subject;
  return (
    <SetForm>
      {leftOut > 0 && <p>{t('balance.leftOut', { count: leftOut })}</p>}
      {input.statements.length === 0 || input.parties.length < 2 || input.options < 2 ? (
        <p>{t('balance.none')}</p>
      ) : (
        <BalancePanel
          title={t('balance.title')}
          lead={t('balance.lead')}
          subject={subject}
          language={CONTENT_LANGUAGE}
        />
      )}
    </SetForm>
  );
}
