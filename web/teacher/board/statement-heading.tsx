import type { CSSProperties, ReactNode } from 'react';
import type { ArgumentPair } from '#shared/contract/live-state.ts';
import type { DifficultWord } from '#shared/domain/difficult-words.ts';
import type { Drawing } from '#shared/domain/drawings.ts';
import type { LiveView } from '#shared/domain/live-views.ts';
import { lengthOf } from '#shared/domain/text.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import type { Pressable } from '#web/teacher/parts/live-header.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { DrawingImage } from '#web/widgets/drawing.tsx';
import { StatementNumber } from '#web/widgets/number-box.tsx';
import { statementSize } from '#web/widgets/statement-size.ts';
import { ExplainedStatement } from './explained-statement.tsx';
import styles from './live-view.module.css';

/** The position of the current statement among all. */
export interface StatementPosition {
  description: string;
  /** Its drawing, by which one recognises the statement; null without one. */
  drawing: Drawing | null;
  /** From 1. */
  number: number;
  total: number;
  /** Its words for everybody; absent or empty without any. */
  plain?: string;
  background?: string;
  /** Whether it is its teacher’s own, which no party answers. */
  isOwn: boolean;
  /** Difficult words to explain in it; none when the game has them off. */
  words: readonly DifficultWord[];
  /** On the teacher's own devices: what can be done about it. */
  press?: Pressable | undefined;
}

/** Its number; to press where something can be done about it. */
export function StatementNumberButton({
  number,
  press,
  children,
}: Pick<StatementPosition, 'number' | 'press'> & { children?: ReactNode }) {
  const shown = (
    <>
      <StatementNumber value={number} kind="now" />
      {children}
    </>
  );
  if (press === undefined) return shown;
  return (
    <button type="button" className={styles.press} title={press.label} onClick={press.onPress}>
      {shown}
      <VisuallyHidden>{` ${press.label}`}</VisuallyHidden>
      <Icon name="chevron" />
    </button>
  );
}

/** The most characters of a statement for each size, above short options; above long ones there is less space. */
const LARGE_MAX = 90;
const MEDIUM_MAX = 150;
const SMALL_MAX = 250;
const LESS = 0.7;

function boardSize(text: string, hasLess: boolean): string {
  const length = lengthOf(text) / (hasLess ? LESS : 1);
  if (length <= LARGE_MAX) return 'var(--live-statement-s)';
  if (length <= MEDIUM_MAX) return 'var(--live-statement-m)';
  return length <= SMALL_MAX ? 'var(--live-statement-l)' : 'var(--live-statement-xl)';
}

interface LargeStatementProps {
  position: StatementPosition;
  /** Whether the elements around it leave it less space than usual. */
  hasLess: boolean;
}

export function LargeStatement({
  position: { description, number, total, isOwn, words, press },
  hasLess,
}: LargeStatementProps) {
  const { t } = useTranslation('teacher-live');
  const { longestWord } = statementSize(description);
  return (
    <section className={styles.ask}>
      <p className={styles.position}>
        <StatementNumberButton number={number} press={press}>
          {' '}
          <span>{t('ofStatements', { total })}</span>
        </StatementNumberButton>
        {isOwn && <span>· {t('teacher-board:ownStatement')}</span>}
      </p>
      <ExplainedStatement
        text={description}
        words={words}
        heading={(text) => (
          <h1
            dir="auto"
            lang={CONTENT_LANGUAGE}
            style={{ '--longest': longestWord, '--size': boardSize(description, hasLess) } as CSSProperties}
          >
            {text}
          </h1>
        )}
      />
    </section>
  );
}

/** The statement in the strip, where a view needs the room below: two lines at most. */
export function StatementStrip({
  position: { description, drawing, number, isOwn, words, press },
}: {
  position: StatementPosition;
}) {
  const { t } = useTranslation('teacher-board');
  return (
    <div className={styles.strip}>
      <StatementNumberButton number={number} press={press} />
      {drawing && <DrawingImage name={drawing} className={styles.sign} />}
      <ExplainedStatement
        text={description}
        words={words}
        heading={(text) => (
          <h1 dir="auto" lang={CONTENT_LANGUAGE}>
            {text}
          </h1>
        )}
      />
      {isOwn && <p className={styles.own}>{t('ownStatement')}</p>}
    </div>
  );
}

/** Says the statement to screen readers, and the name of the step if there is one to say; each only when it changes. */
export function StatementAnnounced({
  position: { number, total, description },
  step,
}: {
  position: StatementPosition;
  step: string | null;
}) {
  const { t } = useTranslation('teacher-live');
  return (
    <VisuallyHidden>
      <span role="status">{t('nowAt', { number, total, text: description })}</span>
      <span role="status">{step}</span>
    </VisuallyHidden>
  );
}

/** Whether a view draws the statement and the clock itself, so that the strip need not. */
export const drawsStatement = (view: LiveView, pair: ArgumentPair | null): boolean =>
  view === 'question' || (view === 'argument-pair' && pair === null);
