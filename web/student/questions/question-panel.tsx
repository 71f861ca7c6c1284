import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { MARKS_PER_STUDENT, QUESTION_MAX, QUESTIONS_PER_STUDENT } from '#shared/domain/limits.ts';
import { parseSessionCode } from '#shared/domain/session-code.ts';
import { lengthOf, textKey } from '#shared/domain/text.ts';
import { readDraft, writeDraft } from '#web/client/draft-store.ts';
import { subscribe } from '#web/client/live-client.ts';
import { isText } from '#web/client/shape.ts';
import { markOnScreen, ownQuestionsQuery, sendMark, takeBack } from '#web/data/own-questions.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import field from '#web/student/play/argument-form.module.css';
import { Button } from '#web/ui/core/button.tsx';
import { ask, questionDraftKey, questionOutbox } from './question-outbox.ts';
import styles from './questions.module.css';

export interface QuestionsProps {
  code: string;
  /** The student of a shared device who asks. */
  clientId: string | undefined;
}

/** Milliseconds over which a class spreads its reads after a change. */
const SPREAD_MS = 1_000;

/** Reads again after a change, each phone at another moment. */
function useFreshQuestions({ code, clientId }: QuestionsProps) {
  const query = useQuery(ownQuestionsQuery(code, clientId));
  const { refetch } = query;
  useEffect(() => {
    const known = parseSessionCode(code);
    if (known === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void refetch();
      }, Math.random() * SPREAD_MS);
    };
    const stop = subscribe(known, {
      onUpdate: ({ type }) => {
        if (type === 'questions') readSoon();
      },
      onResync: readSoon,
    });
    const stopSaved = questionOutbox.onSaved(() => void refetch());
    return () => {
      clearTimeout(timer);
      stop();
      stopSaved();
    };
  }, [code, refetch]);
  return query;
}

/** One's own questions with their state, a new one, and other students' questions that are shown. */
export function QuestionPanel({ code, clientId }: QuestionsProps) {
  const { t } = useTranslation('student-results');
  const id = useId();
  const { data, refetch } = useFreshQuestions({ code, clientId });
  const { answers } = useSyncExternalStore(questionOutbox.subscribe, questionOutbox.read);
  const queued = answers.filter((one) => one.code === code && one.clientId === clientId);
  const draftKey = questionDraftKey(code, clientId);
  const [text, setText] = useState(() => readDraft(draftKey, isText) ?? '');
  const [failed, setFailed] = useState<'refused' | 'mark' | 'back' | null>(null);
  const type = (typed: string) => {
    setText(typed);
    writeDraft(draftKey, typed === '' ? null : typed);
  };

  useEffect(
    () =>
      questionOutbox.onRefused((question) => {
        if (question.code !== code || question.clientId !== clientId) return;
        setText(readDraft(draftKey, isText) ?? '');
        setFailed('refused');
      }),
    [code, clientId, draftKey],
  );

  const used = lengthOf(text);
  const own = data?.own ?? [];
  const waiting = queued.filter(({ statementId }) => !own.some(({ _id }) => _id === statementId));
  // A question that somebody else asks too is there once.
  const listed = new Set(own.map(({ text: asked }) => textKey(asked)));
  const others = (data?.questions ?? []).filter(({ text: asked }) => {
    const key = textKey(asked);
    return !listed.has(key) && listed.add(key);
  });
  const marks = others.filter(({ marked }) => marked).length;
  const mine = [
    ...own,
    ...waiting.map(({ statementId, opinion }) => ({ _id: statementId, text: opinion, state: 'waiting' as const })),
  ];

  const mark = async (_id: string, marked: boolean) => {
    setFailed(null);
    markOnScreen(code, clientId, _id, marked);
    try {
      await sendMark({ code, id: _id, as: clientId }, marked);
    } catch {
      setFailed('mark');
    }
    // A read that was under way may be older than the mark.
    void refetch();
  };
  const back = async (_id: string) => {
    setFailed(null);
    await takeBack({ code, id: _id, as: clientId }).catch(() => setFailed('back'));
    void refetch();
  };

  return (
    <div className={styles.panel}>
      {/* Says what becomes of them. */}
      <div aria-live="polite" className={styles.own}>
        {mine.length > 0 && (
          <ul className={styles.list} aria-label={t('questions.own')}>
            {mine.map((one) => (
              <li key={one._id}>
                <p dir="auto" lang={CONTENT_LANGUAGE}>
                  {one.text}
                </p>
                <p className={styles.state}>{t(`questions.state.${one.state}`)}</p>
                {one.state !== 'waiting' && (
                  <Button kind="text" size="small" onClick={() => void back(one._id)}>
                    {t('questions.takeBack')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {mine.length < QUESTIONS_PER_STUDENT ? (
        <form
          className={`${field.field} ${styles.form}`}
          onSubmit={(event) => {
            event.preventDefault();
            setFailed(null);
            ask(code, clientId, text.trim());
            type('');
          }}
        >
          <div className={field.head}>
            <label htmlFor={id}>{t('questions.label')}</label>
            <span className={used > QUESTION_MAX ? field.near : field.count}>{`${used}/${QUESTION_MAX}`}</span>
          </div>
          <textarea
            dir="auto"
            id={id}
            rows={3}
            maxLength={QUESTION_MAX}
            value={text}
            aria-describedby={`${id}-rule`}
            onChange={(event) => type(event.target.value)}
          />
          <p id={`${id}-rule`} className={field.hint}>
            {t('questions.rule')}
          </p>
          <Button type="submit" kind="line" disabled={text.trim() === '' || used > QUESTION_MAX}>
            {t('questions.send')}
          </Button>
        </form>
      ) : (
        <p className={styles.state}>{t('questions.full')}</p>
      )}
      <p role="alert" className={styles.failed}>
        {failed && t(`questions.failed.${failed}`)}
      </p>
      {others.length > 0 && (
        <>
          <h2 id={`${id}-others`}>{t('questions.others')}</h2>
          <ul className={styles.list} aria-labelledby={`${id}-others`}>
            {others.map(({ _id, text: asked, marks: count, marked }) => (
              <li key={_id}>
                <p id={`${id}-${_id}`} dir="auto" lang={CONTENT_LANGUAGE}>
                  {asked}
                </p>
                <Button
                  kind={marked ? 'now' : 'line'}
                  size="small"
                  aria-pressed={marked}
                  aria-describedby={`${id}-${_id}`}
                  disabled={!marked && marks >= MARKS_PER_STUDENT}
                  onClick={() => void mark(_id, !marked)}
                >
                  {count > 0 ? `${t('questions.mark')} · ${count}` : t('questions.mark')}
                </Button>
              </li>
            ))}
          </ul>
          {marks >= MARKS_PER_STUDENT && <p className={styles.state}>{t('questions.allMarks')}</p>}
        </>
      )}
    </div>
  );
}
