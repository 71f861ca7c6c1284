import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { GUESS_MAX } from '#shared/domain/class-guess.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import styles from './guess.module.css';

/** Milliseconds without a move after which a guess is sent. */
const SETTLED_MS = 500;
/** The most characters of an option; a longer one is cut, and shown whole on a press. */
const OPTION_SIGNS = 40;
const SEATS = Array.from({ length: GUESS_MAX }, (_, at) => at + 1);

interface AskGuessProps {
  option: string;
  /** Null before anything was touched. */
  own: number | null;
  onGuess: (guess: number) => void;
}

/** Ten seats and a slider of eleven places. Nothing is chosen, and nothing sent, until one of them is touched. */
export function AskGuess({ option, own, onGuess }: AskGuessProps) {
  const { t } = useTranslation('student-results');
  const [guess, setGuess] = useState(own);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; send: () => void } | null>(null);
  const set = (value: number) => {
    setGuess(value);
    if (waiting.current) clearTimeout(waiting.current.timer);
    const send = () => {
      waiting.current = null;
      onGuess(value);
    };
    waiting.current = { timer: setTimeout(send, SETTLED_MS), send };
  };
  // The last touched value counts, even if the screen changes meanwhile.
  useEffect(
    () => () => {
      if (!waiting.current) return;
      clearTimeout(waiting.current.timer);
      waiting.current.send();
    },
    [],
  );
  return (
    <section className={styles.guess} aria-labelledby="guess-title">
      <h2 id="guess-title">{t('guess.title')}</h2>
      <p id="guess-question" className={styles.question}>
        {t('guess.question')} <Option option={option} />
      </p>
      <div className={styles.seats} aria-hidden="true">
        {SEATS.map((number) => (
          <button
            key={number}
            type="button"
            tabIndex={-1}
            className={guess !== null && number <= guess ? styles.taken : undefined}
            style={{ '--at': number - 1 } as CSSProperties}
            onClick={() => set(number)}
          />
        ))}
        <strong className={styles.number}>{guess ?? '?'}</strong>
      </div>
      <div className={styles.ends}>
        <button type="button" onClick={() => set(0)}>
          {t('guess.nobody')}
        </button>
        <button type="button" onClick={() => set(GUESS_MAX)}>
          {t('guess.everybody')}
        </button>
      </div>
      <input
        type="range"
        className={guess === null ? `${styles.slider} ${styles.untouched}` : styles.slider}
        min={0}
        max={GUESS_MAX}
        value={guess ?? GUESS_MAX / 2}
        aria-labelledby="guess-question"
        aria-valuetext={guess === null ? t('guess.none') : t('guess.value', { guess })}
        onChange={(event) => set(Number(event.target.value))}
        // A press at the position of the hollow thumb fires no change event.
        onPointerUp={(event) => guess === null && set(Number(event.currentTarget.value))}
        onKeyUp={({ key, currentTarget }) => guess === null && key === ' ' && set(Number(currentTarget.value))}
      />
      <p className={styles.soft}>{t('guess.until')}</p>
    </section>
  );
}

/** With the end of the question, which would otherwise be alone below a button. */
function Option({ option }: { option: string }) {
  const { t } = useTranslation('student-results');
  const [isWhole, setWhole] = useState(false);
  const signs = [...option];
  const name = (text: string) => (
    <>
      <span dir="auto" lang={CONTENT_LANGUAGE}>
        {t('guess.quoted', { option: text })}
      </span>
      <span>{t('guess.questionEnd')}</span>
    </>
  );
  if (isWhole || signs.length <= OPTION_SIGNS) return name(option);
  return (
    <button type="button" className={styles.whole} onClick={() => setWhole(true)}>
      {name(`${signs.slice(0, OPTION_SIGNS).join('')}…`)}
    </button>
  );
}
