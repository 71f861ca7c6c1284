import { type ClassGuess, GUESS_MAX, isSurprise } from '#shared/domain/class-guess.ts';
import type { OpinionCount } from '#shared/domain/statement-results.ts';
import { verdictOf } from '#shared/domain/verdict.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { GuessWords, isGuessed } from './guess-words.tsx';
import { OpinionBars } from './opinion-bars.tsx';
import { GUESS_MS, REVEAL_MS, SEAT_MS } from './reveal.ts';
import { SeatsResult } from './seats-result.tsx';
import styles from './shown-results-view.module.css';
import { type DrawnMemory, useReveal } from './use-reveal.ts';
import { VerdictWords } from './verdict-words.tsx';

/** More options than this are bars. */
export const SEATS_MAX = 5;

interface StatementResultProps {
  memory: DrawnMemory;
  now: { statementId: string; round: number; takenAt: string | null };
  options: readonly OpinionCount[];
  skipped: number;
  unanswered: number;
  /** The class's guess about the first option. */
  guess?: ClassGuess | null;
}

/** The answers of a class to one statement, as seats, or as bars if it has many options, with one sentence. */
export function StatementResult({ memory, now, options, skipped, unanswered, guess = null }: StatementResultProps) {
  const { t } = useTranslation('teacher-live');
  // If the class sees the result that it guessed, not a newer one; hands in the room have no guess.
  const guessed = guess && isGuessed(guess, options) && options.every(({ hands }) => hands === 0) ? guess : null;
  const reveal = useReveal(memory, now, options, REVEAL_MS + SEAT_MS + (guessed ? GUESS_MS : 0));
  const verdict = reveal.isRunning ? null : verdictOf(options);
  return (
    <>
      {options.length > SEATS_MAX ? (
        <div className={styles.bars}>
          <OpinionBars options={options} guess={guessed} />
        </div>
      ) : (
        <SeatsResult
          options={options}
          skipped={skipped}
          unanswered={unanswered}
          reveal={reveal}
          lineAt={guessed && guessed.mean / GUESS_MAX}
        />
      )}
      <p className={styles.verdict} role="status">
        {verdict !== null && <VerdictWords verdict={verdict} />}
        {verdict !== null && guessed && isSurprise(guessed) && <b>{t('teacher-board:guess.surprise')}</b>}
        {verdict !== null && guess && <GuessWords guess={guess} options={options} />}
        {skipped > 0 && <small>{t('results.skips', { count: skipped })}</small>}
      </p>
    </>
  );
}
