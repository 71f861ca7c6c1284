// The answer with an argument: choose, write if one wants to, send.
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { OpinionOptions } from '#web/widgets/opinion-options.tsx';
import { ArgumentField } from './argument-field.tsx';
import styles from './argument-form.module.css';
import { readDraft, writeDraft } from './draft.ts';
import type { GivenAnswer } from './student-phase.ts';

interface ArgumentFormProps {
  code: string;
  statement: VotingSession['statements'][number];
  question: string;
  why: string;
  /** The answer that is being changed. */
  given: GivenAnswer | null;
  onSend: (opinion: string, comment: string) => void;
  /** What else one can do. */
  children: ReactNode;
}

/** What is typed stays in the browser until it is sent. */
export function ArgumentForm({ code, statement, question, why, given, onSend, children }: ArgumentFormProps) {
  const { t } = useTranslation('student');
  const id = useId();
  const options = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState(() => readDraft(code, statement._id) ?? given ?? { opinion: null, comment: '' });
  const [missing, setMissing] = useState(false);
  const { opinion, comment } = draft;
  const keep = (change: Partial<typeof draft>) => {
    const next = { opinion, comment, ...change };
    setDraft(next);
    writeDraft(code, statement._id, next);
  };

  const send = () => {
    if (opinion === null) {
      setMissing(true);
      options.current?.querySelector('input')?.focus();
      return;
    }
    onSend(opinion, comment);
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div ref={options} className={styles.options}>
        <OpinionOptions
          question={question}
          options={statement.opinionOptions}
          chosen={opinion}
          mode="choice"
          errorId={missing ? `${id}-missing` : undefined}
          onChoose={(choice) => {
            setMissing(false);
            keep({ opinion: choice });
          }}
        />
        <div role="alert">{missing && <FieldError id={`${id}-missing`}>{t('statement.choose')}</FieldError>}</div>
      </div>
      <ArgumentField label={why} value={comment} onChange={(text) => keep({ comment: text })} />
      <div className={styles.actions}>
        <Button type="submit" size="big" wide>
          {t('statement.send')}
        </Button>
        {children}
      </div>
    </form>
  );
}
