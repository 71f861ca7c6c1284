import { useMemo } from 'react';
import type { QuestionSet } from '#shared/contract/question-set.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { Choice } from '#web/teacher/parts/game-draft.ts';
import { SKEWED, useBalance } from '#web/widgets/balance/use-balance.ts';
import { subjectOf } from './choice-subject.ts';

/** One line where a choice favours a party; it informs and never prevents saving. */
export function SkewedLine({ set, choice }: { set: QuestionSet; choice: Choice }) {
  const { t, i18n } = useTranslation('teacher-wizard');
  const shown = useBalance(useMemo(() => subjectOf(set, choice), [set, choice]));
  const skew = shown?.balance.skew ?? 1;
  const times = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(skew);
  return (
    <p className="mb-2 text-sm text-soft" role="status">
      {skew >= SKEWED && t('balance.skewed', { times })}
    </p>
  );
}
