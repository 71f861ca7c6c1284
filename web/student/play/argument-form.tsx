import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { readDraft, writeDraft } from '#web/client/draft-store.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { isAnswerDraft } from '#web/student/game/answer-draft.ts';
import type { ShownAnswer } from '#web/student/game/student-phase.ts';
import { OpinionOptions } from '#web/student/statement/opinion-options.tsx';
import { FieldError } from '#web/ui/common/field.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { ArgumentField } from './argument-field.tsx';
import styles from './argument-form.module.css';

interface ArgumentFormProps {
  draftKey: string;
  statement: VotingSession['statements'][number];
  question: string;
  why: string;
  /** The answer that is being changed. */
  given: ShownAnswer | null;
  onSend: (opinion: string, comment: string) => void;
  /** Other actions. */
  children: ReactNode;
}

/** Typed text stays in the browser until it is sent. */
export function ArgumentForm({ draftKey: key, statement, question, why, given, onSend, children }: ArgumentFormProps) {
  const { t } = useTranslation('student');
  const id = useId();
  const options = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState(() => readDraft(key, isAnswerDraft) ?? given ?? { opinion: null, comment: '' });
  const [missing, setMissing] = useState(false);
  const { opinion, comment } = draft;
  const sent = useRef(false);
  const onLeft = useEffectEvent(() => {
    const left = readDraft(key, isAnswerDraft);
    const isSame = left?.opinion === (given?.opinion ?? null) && left.comment.trim() === (given?.comment ?? '');
    if (left && !isSame && !sent.current) notify('warn', t('notice.unfinished'));
  });

  // When the teacher or the student moves on, a notice says that an answer was begun and not sent.
  useEffect(() => () => onLeft(), []);

  const keep = (change: Partial<typeof draft>) => {
    const next = { opinion, comment, ...change };
    setDraft(next);
    writeDraft(key, next);
  };

  const send = () => {
    if (opinion === null) {
      setMissing(true);
      options.current?.querySelector('input')?.focus();
      return;
    }
    sent.current = true;
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
