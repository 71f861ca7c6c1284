import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { questionsOnBoard } from '#shared/domain/board-questions.ts';
import { textKey } from '#shared/domain/text.ts';
import { withTimeout } from '#web/client/with-timeout.ts';
import { answerQuestions, questionsQuery } from '#web/data/questions.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import type { MenuLine } from './menu.tsx';
import type { Commands } from './use-commands.ts';

interface QuestionTools {
  /** Takes the question that fills the board off it; null if none does. */
  answered: ReactNode;
  /** Makes an own statement of that question; null also in a party game. */
  toStatement: MenuLine | null;
}

/** What can be done with the question that fills the board. `writeFrom` writes an own statement. */
export function useQuestionTools(
  { code, view, at }: Pick<VotingSession, 'code' | 'view' | 'at'>,
  statementId: string,
  commands: Pick<Commands, 'show'>,
  writeFrom: ((text: string) => void) | null,
): QuestionTools {
  const { t } = useTranslation('teacher-live');
  const { data: questions = NONE } = useQuery(questionsQuery(code));
  const [busy, setBusy] = useState(false);
  const shown = questions.filter(({ state }) => state === 'shown');
  const { large } = questionsOnBoard(shown, view === 'questions' && at?.kind === 'question' ? at.id : null);
  if (large === null) return { answered: null, toStatement: null };

  const answer = async () => {
    setBusy(true);
    const ids = shown.filter(({ text }) => textKey(text) === textKey(large.text)).map(({ _id }) => _id);
    try {
      await withTimeout((signal) => answerQuestions(code, ids, signal));
      commands.show(statementId, 'questions');
    } catch {
      notify('error', t('questions.answerFailed'));
    } finally {
      setBusy(false);
    }
  };
  return {
    answered: (
      <Button kind="line" busy={busy} onClick={() => void answer()}>
        <Icon name="check" />
        {t('questions.answer')}
      </Button>
    ),
    toStatement: writeFrom && {
      name: 'toStatement',
      icon: 'edit',
      label: t('questions.toStatement'),
      act: () => writeFrom(large.text),
    },
  };
}

const NONE: never[] = [];
