import { lazy } from 'react';
import { SKIP } from '#shared/domain/skip.ts';
import { withTexts } from '#web/i18n/i18n.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { refetchSession } from '#web/session/session-query.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { OptionalChunk } from '#web/shell/optional.tsx';
import type { ScreenProps } from '#web/student/game/game.ts';
import { Guess, useGuess } from '#web/student/guess/guess.tsx';
import { QuestionsDoor } from '#web/student/play/questions-door.tsx';
import { OwnTempoSteps } from '#web/student/statement/own-tempo-steps.tsx';
import { StatementHeader } from '#web/student/statement/statement-header.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import screen from '#web/ui/common/screen.module.css';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import { AnswerCard } from './answer-card.tsx';
import styles from './answered-screen.module.css';
import { loadArgumentState } from './argument-state.tsx';
import { NextTry } from './next-try.tsx';
import { PartyArguments } from './party-arguments.tsx';

const EarlierAnswer = lazy(async () => ({
  default: (await withTexts(import('#web/student/round/earlier-answer.tsx'), 'student-results')).EarlierAnswer,
}));

const ArgumentState = lazy(async () => ({ default: await loadArgumentState() }));

const BADGES = { saved: 'check', sending: 'forward', waiting: 'clock' } as const;
const TITLES = { saved: 'saved', sending: 'sending', waiting: 'kept' } as const;

/** Milliseconds for which changing an answer waits for the server's version of it. */
const READ_MS = 1_000;

export function AnsweredScreen({ phase: { place, answer }, game }: ScreenProps<'answered'>) {
  const { t } = useTranslation('student');
  const { session } = game;
  const { status } = answer;
  const { statement } = place;
  const stored = session.studentOpinions.find(({ statementId }) => statementId === statement._id);
  const argument = status === 'saved' && stored?.comment === answer.comment ? stored.commentState : null;
  const change = async () => {
    // If the teacher removed the argument it must not be filled in again.
    if (status === 'saved' && answer.comment !== '')
      await Promise.race([refetchSession(session.code), new Promise((late) => setTimeout(late, READ_MS))]);
    game.change(statement._id);
  };
  const guess = useGuess(game, statement, status === 'saved');
  const rest = (
    <>
      <AnswerCard
        statement={statement}
        answer={answer}
        fate={
          (argument === 'held' || argument === 'hidden') && (
            <OptionalChunk>
              <ArgumentState state={argument} />
            </OptionalChunk>
          )
        }
      >
        {statement.round > 1 && (
          <OptionalChunk>
            <EarlierAnswer statement={statement} stored={stored} opinion={answer.opinion} />
          </OptionalChunk>
        )}
      </AnswerCard>
      {session.aggregatesOnly && status === 'saved' && (
        <p className={styles.soft}>{t('student-results:answered.private')}</p>
      )}
      {session.showPartyArguments && status === 'saved' && (
        <PartyArguments code={session.code} statementId={statement._id} />
      )}
    </>
  );
  return (
    <div className={screen.column}>
      <StatementHeader place={place} game={game} />
      <div className={`${styles.head} ${styles[status]} ${guess ? styles.slip : ''}`}>
        <span className={styles.badge}>
          <Icon name={BADGES[status]} />
        </span>
        <h1>{t(`answered.${TITLES[status]}`)}</h1>
        {guess && answer.opinion !== SKIP && (
          <p className={styles.given} dir="auto" lang={CONTENT_LANGUAGE}>
            {answer.opinion}
          </p>
        )}
      </div>
      {status === 'waiting' && <p className={styles.lead}>{t('student-results:answered.keptText')}</p>}
      {guess === null ? (
        rest
      ) : (
        <>
          <Guess key={statement._id} statement={statement} guess={guess} game={game} />
          <details className={styles.rest}>
            <summary>{t('student-results:answered.card')}</summary>
            {rest}
          </details>
        </>
      )}
      <div className={styles.next}>
        {status === 'waiting' && <NextTry />}
        {place.own && (
          <OwnTempoSteps
            place={place}
            game={game}
            onward
            toResults={
              status === 'saved' &&
              place.own.answered === place.total && (
                <LinkButton to={`/results/${session._id}`}>{t('student-results:finish.results')}</LinkButton>
              )
            }
          />
        )}
        <Button kind={place.own ? 'text' : 'line'} wide onClick={change}>
          <Icon name="edit" />
          {t('student-results:answered.change')}
        </Button>
        <QuestionsDoor session={session} clientId={game.clientId} />
      </div>
      {!place.own && status !== 'waiting' && (
        <div className={styles.front}>
          <p>{t(guess?.name === 'asked' ? 'student-results:guess.wait' : 'student-results:answered.wait')}</p>
          {guess === null && <small>{t('student-results:answered.waitText')}</small>}
        </div>
      )}
    </div>
  );
}
