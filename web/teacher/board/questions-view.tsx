import type { CSSProperties } from 'react';
import type { BoardQuestion } from '#shared/contract/question.ts';
import type { BoardQuestions } from '#shared/domain/board-questions.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { statementSize } from '#web/widgets/statement-size.ts';
import { GrowingMain } from './growing-main.tsx';
import view from './live-view.module.css';
import styles from './questions-view.module.css';

export interface ClassQuestions extends BoardQuestions<BoardQuestion> {
  /** Whether students may ask and mark. */
  isOpen: boolean;
}

const SIZES = {
  large: 'var(--live-statement-s)',
  medium: 'var(--live-statement-m)',
  small: 'var(--live-statement-l)',
};

interface QuestionsViewProps {
  questions: ClassQuestions;
  /** Makes a question fill the board, or none; absent if the board can only be read. */
  onEnlarge: ((id: string | null) => void) | undefined;
}

/** The class's questions: the five with most marks, or one of them alone. */
export function QuestionsView({ questions, onEnlarge }: QuestionsViewProps) {
  const { t } = useTranslation('teacher-board');
  const { top, more, large, isOpen } = questions;
  return (
    <GrowingMain className={`${view.view} ${styles.view}`}>
      {large === null ? (
        <>
          <div className={styles.top}>
            <h2>{t('questions.title')}</h2>
            <p>{isOpen ? t('questions.open') : t('questions.closed')}</p>
          </div>
          {top.length === 0 ? (
            <p className={styles.none}>{t('questions.none')}</p>
          ) : (
            <div className={styles.list}>
              <QuestionList questions={top} onEnlarge={onEnlarge} />
              {more > 0 && <p className={styles.more}>{t('questions.more', { count: more })}</p>}
            </div>
          )}
        </>
      ) : (
        <LargeQuestion question={large} onEnlarge={onEnlarge} />
      )}
    </GrowingMain>
  );
}

interface QuestionListProps {
  questions: readonly BoardQuestion[];
  onEnlarge: ((id: string) => void) | undefined;
}

export function QuestionList({ questions, onEnlarge }: QuestionListProps) {
  return (
    <ul className={`${styles.questions} ${view.grown}`}>
      {questions.map((question) => (
        <li key={question._id}>
          {onEnlarge === undefined ? (
            <Row {...question} />
          ) : (
            <button type="button" onClick={() => onEnlarge(question._id)}>
              <Row {...question} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Row({ text, marks }: BoardQuestion) {
  const { t } = useTranslation('teacher-board');
  return (
    <span className={styles.row}>
      <span dir="auto" className={styles.text}>
        {text}
      </span>
      {marks > 0 && <span className={styles.marks}>{t('questions.marks', { count: marks })}</span>}
    </span>
  );
}

function LargeQuestion({ question, onEnlarge }: { question: BoardQuestion } & Pick<QuestionsViewProps, 'onEnlarge'>) {
  const { t } = useTranslation('teacher-board');
  const { text, marks } = question;
  const { size, longestWord } = statementSize(text);
  const shown = (
    <>
      <strong dir="auto" style={{ '--longest': longestWord, '--size': SIZES[size] } as CSSProperties}>
        {text}
      </strong>
      {marks > 0 && <span className={styles.marks}>{t('questions.marks', { count: marks })}</span>}
    </>
  );
  if (onEnlarge === undefined) return <p className={styles.large}>{shown}</p>;
  return (
    <button type="button" className={styles.large} aria-describedby="all-questions" onClick={() => onEnlarge(null)}>
      {shown}
      <span id="all-questions" className={styles.back}>
        {t('questions.all')}
      </span>
    </button>
  );
}
