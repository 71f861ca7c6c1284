import { useQuery } from '@tanstack/react-query';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { questionsOnBoard } from '#shared/domain/board-questions.ts';
import { questionsQuery } from '#web/data/questions.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { QuestionList } from '#web/teacher/board/questions-view.tsx';
import { Button } from '#web/ui/core/button.tsx';
import styles from './remote.module.css';

interface RemoteQuestionsProps {
  session: VotingSession;
  /** Makes a question fill the board, or none. */
  onEnlarge: (id: string | null) => void;
}

/** The questions that are on the board, to make one of them large there. */
export function RemoteQuestions({ session: { code, at }, onEnlarge }: RemoteQuestionsProps) {
  const { t } = useTranslation('teacher-board');
  const { data: questions = [] } = useQuery(questionsQuery(code));
  const shown = questions.filter(({ state }) => state === 'shown');
  const { top, large } = questionsOnBoard(shown, at?.kind === 'question' ? at.id : null);
  return (
    <section aria-label={t('questions.title')}>
      {large === null && top.length === 0 && <p>{t('questions.none')}</p>}
      {large === null ? (
        <QuestionList questions={top} onEnlarge={onEnlarge} />
      ) : (
        <>
          <p dir="auto">{large.text}</p>
          <p className={styles.tools}>
            <Button kind="line" onClick={() => onEnlarge(null)}>
              {t('questions.all')}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}
