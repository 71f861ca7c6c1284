import { type CSSProperties, type ReactNode, useId } from 'react';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { seatedAs } from '#web/shell/identity.ts';
import { CheckMark } from './check-mark.tsx';
import styles from './opinion-options.module.css';
import option from './option.module.css';

interface OpinionOptionsProps {
  /** The question above the answers. */
  question: string;
  options: VotingSession['statements'][number]['opinionOptions'];
  chosen: string | null;
  /** at once: a tap answers · choice: a tap only chooses, something else sends. */
  mode: 'at once' | 'choice';
  /** The id of the error message. */
  errorId?: string | undefined;
  /** Content under an answer. */
  noteOn?: (opinion: string) => ReactNode;
  onChoose: (opinion: string) => void;
}

/** Milliseconds; the same for every option, so that nobody can feel or hear which one it was. */
const FELT_MS = 15;

/** In the options' order; buttons if a tap sends, radio buttons if it only chooses. */
export function OpinionOptions({ question, options, chosen, mode, errorId, noteOn, onChoose }: OpinionOptionsProps) {
  const id = useId();
  const choose = (opinion: string) => {
    // Not on a shared device, where a neighbour could hear or see it.
    if (seatedAs() === null) navigator.vibrate?.(FELT_MS);
    onChoose(opinion);
  };
  const style = (color: string) => ({ '--c': color }) as CSSProperties;
  const look = (opinion: string) => `${option.option} ${styles.answer} ${opinion === chosen ? option.chosen : ''}`;
  const face = (opinion: string) => (
    <>
      <span className={option.text}>
        <span dir="auto" lang={CONTENT_LANGUAGE}>
          {opinion}
        </span>
        {noteOn?.(opinion)}
      </span>
      <CheckMark chosen={opinion === chosen} />
    </>
  );
  if (mode === 'at once') {
    return (
      <fieldset className={styles.options} aria-labelledby={id}>
        <p id={id} className={styles.question}>
          {question}
        </p>
        {options.map(({ opinion, color }) => (
          <button
            key={opinion}
            type="button"
            className={look(opinion)}
            style={style(color)}
            aria-pressed={opinion === chosen}
            onClick={() => choose(opinion)}
          >
            {face(opinion)}
          </button>
        ))}
      </fieldset>
    );
  }
  return (
    <div
      role="radiogroup"
      className={`${styles.options} ${styles.compact}`}
      aria-label={question}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
    >
      {options.map(({ opinion, color }) => (
        <label key={opinion} className={look(opinion)} style={style(color)}>
          <input type="radio" name={id} value={opinion} checked={opinion === chosen} onChange={() => choose(opinion)} />
          {face(opinion)}
        </label>
      ))}
    </div>
  );
}
