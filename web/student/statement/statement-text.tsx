import type { CSSProperties } from 'react';
import type { DifficultWord } from '#shared/domain/difficult-words.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { statementSize } from '#web/widgets/statement-size.ts';
import { ExplainedText } from './explained-text.tsx';
import styles from './statement-text.module.css';

interface StatementTextProps {
  text: string;
  words: readonly DifficultWord[];
  /** Room for an answer and an argument below: set smaller. */
  compact: boolean;
}

/** The statement that is being answered. */
export function StatementText({ text, words, compact }: StatementTextProps) {
  const { size, longestWord } = statementSize(text);
  return (
    <ExplainedText
      text={text}
      words={words}
      heading={(inside) => (
        <h1
          dir="auto"
          lang={CONTENT_LANGUAGE}
          className={`${styles.statement} ${styles[size]} ${compact ? styles.compact : ''}`}
          style={{ '--longest': longestWord } as CSSProperties}
        >
          {inside}
        </h1>
      )}
    />
  );
}
