import type { ReactNode } from 'react';
import type { Mark } from '#shared/domain/learned.ts';
import { votesOf } from '#shared/domain/statement-results.ts';
import type { GameType } from '#shared/domain/voting-session.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { OwnMark } from '#web/teacher/parts/own-mark.tsx';
import quotes from '#web/teacher/parts/quoted.module.css';
import { DrawingImage } from '#web/widgets/drawing.tsx';
import { StatementNumber } from '#web/widgets/number-box.tsx';
import { statementSize } from '#web/widgets/statement-size.ts';
import styles from './learned.module.css';
import { type Look, StatementFigures } from './statement-figures.tsx';
import type { PlayedStatement } from './use-learned.ts';

interface StatementCardProps {
  statement: PlayedStatement;
  marks: readonly Mark[];
  type: GameType;
  look: Look;
  heading: 'h1' | 'h3';
  /** With the two arguments that were on the board, if there are any. */
  hasPair: boolean;
  /** Bars in place of seats, and a small statement. */
  isTight?: boolean;
  /** Below it. */
  children?: ReactNode;
}

/** One statement: why it stands where it does, what the class answered, and the last two arguments that it read together. */
export function StatementCard({
  statement,
  marks,
  type,
  look,
  heading: Heading,
  hasPair,
  isTight = false,
  children,
}: StatementCardProps) {
  const { t } = useTranslation('teacher-results');
  const { description, drawing, number, own, results, late, pair } = statement;
  const isLarge = look === 'board' && pair === null && statementSize(description).size === 'large';
  return (
    <article className={`${styles.card} ${isTight ? styles.tight : isLarge ? styles.short : ''}`}>
      <div className={styles.what}>
        {drawing && !isTight && <DrawingImage name={drawing} className={styles.thing} />}
        {marks.map((mark) => (
          <p key={mark} className={styles.mark}>
            {t(`most.${mark === 'divided' && type === 'party' ? 'apart' : mark}`)}
          </p>
        ))}
        <div className={styles.title}>
          <StatementNumber value={number} />
          <Heading>
            <span dir="auto" lang={CONTENT_LANGUAGE}>
              {description}
            </span>
            {own && look === 'list' && (
              <>
                {' '}
                <OwnMark />
              </>
            )}
          </Heading>
        </div>
        {look !== 'handout' && results.skipped > 0 && (
          <p className={styles.soft}>{t('skipped', { count: results.skipped })}</p>
        )}
        {look === 'list' && late > 0 && results.options.some((option) => votesOf(option) > 0) && (
          <p className={styles.soft}>{t('late', { count: late })}</p>
        )}
      </div>
      <div className={styles.answers}>
        <StatementFigures statement={statement} look={look} isTight={isTight} />
      </div>
      {hasPair && pair !== null && (
        <div className={styles.pair}>
          <blockquote dir="auto" className={quotes.quoted}>
            {pair.left}
          </blockquote>
          <blockquote dir="auto" className={quotes.quoted}>
            {pair.right}
          </blockquote>
        </div>
      )}
      {children}
    </article>
  );
}
