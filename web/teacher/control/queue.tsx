import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { useArguments } from '#web/data/arguments.ts';
import { figuresQuery } from '#web/data/figures.ts';
import { questionsQuery } from '#web/data/questions.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { hasSingleKeys } from '#web/shell/single-keys.ts';
import { statementsWith } from '#web/teacher/parts/live-figures.ts';
import { OwnMark } from '#web/teacher/parts/own-mark.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { focusPlace } from '#web/ui/core/focus-heading.ts';
import { isPlainKey } from '#web/ui/core/plain-key.ts';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { StatementNumber } from '#web/widgets/number-box.tsx';
import styles from './queue.module.css';
import { QueuedAnswer, QueueItem } from './queue-item.tsx';
import { useDecisions } from './use-decisions.ts';
import { type QueuedText, queueOf, waitingWords } from './waiting.ts';

const NONE: never[] = [];
const KEYS = { undo: 'Z', showPlain: 'A' };

/** The arguments and questions of a game that wait for their teacher, and those that were looked at. */
export function Queue({ session }: { session: VotingSession }) {
  const { t } = useTranslation('teacher-live');
  const decisions = useDecisions(session.code);
  const { again, decide, putBack, undo } = decisions;
  const { data: figures } = useQuery(figuresQuery(session.code));
  const given = useArguments(session.code, statementsWith('listed', figures));
  const { data: questions = NONE } = useQuery(questionsQuery(session.code));
  const queue = useMemo(() => queueOf(session, given, questions, again), [session, given, questions, again]);
  const waiting = queue.flatMap((one) => one.waiting);
  const decided = queue.flatMap((one) => one.decided);
  const plain = waiting.filter(({ flags }) => flags.length === 0);
  const [chosenId, setChosen] = useState<string | null>(null);
  const chosen = waiting.find(({ _id }) => _id === chosenId) ?? waiting[0];

  const held = waiting.length;
  const asked = waiting.filter(({ answer }) => answer === null).length;
  const title =
    held === 0
      ? t('queue.none')
      : t(`queue.${waitingWords({ held, questions: asked, hasQuestions: asked > 0 })}`, { count: held });

  /** Selects the next one before this one is removed, so that a key never acts on one that has just arrived. */
  const decideOn = (text: QueuedText, what: 'show' | 'hide') => {
    const at = waiting.indexOf(text);
    setChosen((waiting[at + 1] ?? waiting[at - 1])?._id ?? null);
    decide({ [what]: [text] });
  };
  const choose = (step: number) => {
    if (chosen === undefined) return;
    setChosen((waiting[waiting.indexOf(chosen) + step] ?? chosen)._id);
  };
  const actions: Record<string, () => void> = {
    1: () => chosen && decideOn(chosen, 'show'),
    2: () => chosen && decideOn(chosen, 'hide'),
    ArrowDown: () => choose(1),
    ArrowUp: () => choose(-1),
    [KEYS.undo]: () => undo?.(),
    [KEYS.showPlain]: () => decide({ show: plain }),
  };
  useKeys(actions);
  const main = useRef<HTMLElement>(null);
  useKeptFocus(
    // Not its buttons: a second Enter would decide about what nobody has read.
    () => main.current?.querySelector<HTMLElement>('li[aria-current]') ?? main.current?.querySelector('h1'),
  );
  return (
    <>
      <main id="main" ref={main} className={styles.main}>
        <section aria-labelledby="waiting">
          <h1 id="waiting">{title}</h1>
          <VisuallyHidden>
            <span role="status">{title}</span>
          </VisuallyHidden>
          {waiting.length === 0 && <p className={styles.soft}>{t('queue.noneText')}</p>}
          {queue
            .filter((one) => one.waiting.length > 0)
            .map((one) => (
              <section key={one.about?.statement._id ?? 'questions'}>
                {one.about === null ? (
                  <h2 className={styles.statement}>{t('queue.questions')}</h2>
                ) : (
                  <h2 className={styles.statement}>
                    <StatementNumber
                      value={one.about.number}
                      kind={one.about.statement._id === session.currentStatement ? 'now' : 'plain'}
                    />
                    <span>
                      <span dir="auto" lang={CONTENT_LANGUAGE}>
                        {one.about.statement.description}
                      </span>{' '}
                      {one.about.statement.own && <OwnMark />}
                    </span>
                  </h2>
                )}
                <ul className={styles.list}>
                  {one.waiting.map((text) => (
                    <QueueItem
                      key={text._id}
                      text={text}
                      isChosen={text === chosen}
                      onShow={() => decideOn(text, 'show')}
                      onHide={() => decideOn(text, 'hide')}
                    />
                  ))}
                </ul>
              </section>
            ))}
        </section>
        {decided.length > 0 && (
          <section className={styles.decided} aria-labelledby="decided">
            <h2 id="decided">{t('queue.reviewed')}</h2>
            <ul className={styles.list}>
              {decided.map((one) => (
                <li key={one._id}>
                  <p>
                    <b>
                      {t(one.isAnswered ? 'queue.answered' : one.state === 'shown' ? 'queue.shown' : 'queue.hidden')}
                    </b>{' '}
                    {one.answer === null ? (
                      <span>{t('queue.question')}</span>
                    ) : (
                      <QueuedAnswer opinion={one.answer.opinion} />
                    )}
                  </p>
                  <p dir="auto" className={styles.text}>
                    {one.text}
                  </p>
                  <Button kind="text" size="small" onClick={() => putBack([one])}>
                    {t('queue.undo')}
                  </Button>
                </li>
              ))}
            </ul>
            <p className={styles.soft}>{t('queue.flagHint')}</p>
          </section>
        )}
      </main>
      <footer className={styles.foot}>
        <Button kind="line" disabled={undo === null} aria-keyshortcuts={KEYS.undo} onClick={() => undo?.()}>
          {t('queue.undo')}
          <kbd className={styles.key}>{KEYS.undo}</kbd>
        </Button>
        <Button
          disabled={plain.length === 0}
          aria-keyshortcuts={KEYS.showPlain}
          onClick={() => decide({ show: plain })}
        >
          <span>{t('queue.showPlain', { count: plain.length })}</span>
          <kbd className={styles.key}>{KEYS.showPlain}</kbd>
        </Button>
      </footer>
    </>
  );
}

/** Calls the action of a key that is pressed without modifiers. */
function useKeys(actions: Record<string, () => void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, repeat } = event;
    const act = actions[key.length === 1 ? key.toUpperCase() : key];
    if (act === undefined || repeat || !isPlainKey(event) || (key.length === 1 && !hasSingleKeys())) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Moves the focus to `next` if the element that had it was removed or disabled: the browser would leave it to no element. */
export function useKeptFocus(next: () => HTMLElement | null | undefined): void {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element ? target : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    const last = focused.current;
    if (last === null || (last.isConnected && !last.matches(':disabled'))) return;
    focused.current = null;
    const now = document.activeElement;
    if (now !== last && now !== document.body) return;
    const place = next();
    if (place) focusPlace(place);
  });
}
