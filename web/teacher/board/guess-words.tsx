import { type ClassGuess, GUESS_MAX } from '#shared/domain/class-guess.ts';
import type { OpinionCount } from '#shared/domain/statement-results.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';

/** Whether the result is still the one that the class guessed: another snapshot may have come since. */
export function isGuessed({ actual }: ClassGuess, options: GuessWordsProps['options']): boolean {
  const answered = options.reduce((sum, { count }) => sum + count, 0);
  const first = options[0]?.count ?? 0;
  return answered > 0 && Math.round((first * GUESS_MAX * 10) / answered) / 10 === actual;
}

interface GuessWordsProps {
  guess: ClassGuess;
  /** In order. */
  options: readonly Pick<OpinionCount, 'count'>[];
}

/** “4 van 10: “Akkoord” · jullie gokten 7”. */
export function GuessWords({ guess, options }: GuessWordsProps) {
  const { t } = useTranslation('teacher-board');
  const [actual, mean] = [Math.round(guess.actual), Math.round(guess.mean)];
  return (
    <small>
      <span>{isGuessed(guess, options) ? t('guess.now', { actual }) : t('guess.before', { actual })}</span>{' '}
      <span dir="auto" lang={CONTENT_LANGUAGE}>
        {t('guess.option', { option: guess.opinion })}
      </span>
      <span>{` · ${t('guess.mean', { mean })}`}</span>
    </small>
  );
}
