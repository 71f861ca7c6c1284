import { useMemo } from 'react';
import type { QuestionSet } from '#shared/contract/question-set.ts';
import type { GameType } from '#shared/domain/voting-session.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { type Choice, toggled } from '#web/teacher/parts/game-draft.ts';
import { BalancePanel } from '#web/widgets/balance/balance-panel.tsx';
import { subjectOf } from './choice-subject.ts';

interface ChoiceBalanceProps {
  type: GameType;
  set: QuestionSet;
  choice: Choice;
  changeChoice: (update: (before: Choice) => Choice) => void;
}

/** The balance of the chosen statements and parties, with a suggested swap of one statement. */
export function ChoiceBalance({ type, set, choice, changeChoice }: ChoiceBalanceProps) {
  const { t } = useTranslation('teacher-wizard');
  const subject = useMemo(() => subjectOf(set, choice), [set, choice]);
  return (
    <BalancePanel
      title={t(type === 'debate' ? 'balance.title' : 'balance.known')}
      lead={t('balance.lead')}
      subject={subject}
      language={CONTENT_LANGUAGE}
      isBrief
      isCompared={type === 'debate'}
      onSwap={(out, into) =>
        changeChoice((before) => ({
          ...before,
          statements: toggled(toggled(before.statements, [out], false), [into], true),
        }))
      }
    />
  );
}
