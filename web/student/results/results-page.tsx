import { useQuery } from '@tanstack/react-query';
import { lazy, useEffect } from 'react';
import { useParams } from 'react-router';
import type { OwnResults as Results } from '#shared/contract/result.ts';
import { parseSessionCode, type SessionCode } from '#shared/domain/session-code.ts';
import { subscribe } from '#web/client/live-client.ts';
import { readRecentGame, saveRecentGame } from '#web/client/recent-games.ts';
import { ownResultsQuery } from '#web/data/own-results.ts';
import { withTexts } from '#web/i18n/i18n.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { isUnknownCode, sessionQuery } from '#web/session/session-query.ts';
import { seatedAs } from '#web/shell/identity.ts';
import { OptionalChunk } from '#web/shell/optional.tsx';
import { LeaveDevice } from '#web/student/frame/device.tsx';
import { QuestionsDoor } from '#web/student/play/questions-door.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import screen from '#web/ui/common/screen.module.css';
import { LinkButton } from '#web/ui/core/button.tsx';
import { groupTies } from './comparison.ts';
import { LoadedResults } from './loaded-results.tsx';
import { MatchRobustness } from './match-robustness.tsx';
import { SQUARES_MAX } from './match-squares.tsx';
import { OwnHits } from './own-hits.tsx';
import { PartyResultRow } from './party-result-row.tsx';
import { ResultsHeadline } from './results-headline.tsx';
import styles from './results-page.module.css';
import { StatementSquares } from './statement-squares.tsx';

const ForgetGame = lazy(async () => ({
  default: (await withTexts(import('#web/student/device/forget-game.tsx'), 'student-device')).ForgetGame,
}));

export function ResultsPage() {
  const { sessionId = '' } = useParams();
  const query = useQuery(ownResultsQuery(sessionId));
  return (
    <LoadedResults sessionId={sessionId} query={query}>
      {(results) => <OwnResults sessionId={sessionId} results={results} />}
    </LoadedResults>
  );
}

/** Milliseconds over which a class spreads its reads when its teacher opens or closes the questions. */
const SPREAD_MS = 1_000;

/** Its teacher may still have the questions open, or open them now, until the game is archived. */
function QuestionsAfter({ sessionId, code }: { sessionId: string; code: SessionCode }) {
  const clientId = seatedAs() ?? undefined;
  const { data: session, error, refetch } = useQuery(sessionQuery(code, 'student', clientId));
  const isArchived = isUnknownCode(error);
  useEffect(() => {
    // Asked once: of unknown codes a school gets a few a minute.
    const game = readRecentGame(sessionId);
    if (isArchived && game) saveRecentGame(sessionId, { ...game, code: null });
  }, [isArchived, sessionId]);
  const follows = session !== undefined && !isArchived;
  useEffect(() => {
    if (!follows) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void refetch(), Math.random() * SPREAD_MS);
    };
    const stop = subscribe(code, {
      onUpdate: ({ type }) => {
        if (type === 'questions' || type === 'archived') readSoon();
      },
      onResync: readSoon,
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [code, follows, refetch]);
  return session && !isArchived && <QuestionsDoor session={session} clientId={clientId} />;
}

function OwnResults({ sessionId, results }: { sessionId: string; results: Results }) {
  const { t } = useTranslation('student-results');
  const game = readRecentGame(sessionId);
  const code = parseSessionCode(game?.code ?? '');
  const { partyResults, totalAnswers } = results;
  const mode = game?.type ?? 'debate';
  const played = mode === 'party' ? partyResults.find(({ _id }) => _id === game?.partyId) : undefined;
  const others = partyResults.filter((party) => party !== played);
  const leaders = mode === 'debate' ? (groupTies(partyResults)[0] ?? []) : [];
  const leader = leaders.length === 1 ? leaders[0] : undefined;
  return (
    <div>
      <section className={styles.opening} data-surface="deep">
        <div className={`${screen.column} ${styles.wide}`}>
          {mode === 'party' ? <h1>{t('overview.partyTitle')}</h1> : <ResultsHeadline results={results} />}
          <p role="status">
            {totalAnswers === 0 ? t('overview.allSkipped') : t('overview.lead', { count: totalAnswers })}
          </p>
        </div>
      </section>
      <div className={`${screen.column} ${styles.wide}`}>
        {played && (
          <section aria-label={t('overview.played')} className={styles.played}>
            <h2>{t('overview.played')}</h2>
            <PartyResultRow {...{ sessionId, mode, totalAnswers }} party={played} />
          </section>
        )}
        {played && results.baseline !== null && totalAnswers > 0 && (
          <OwnHits {...{ sessionId, totalAnswers }} baseline={results.baseline} party={played} />
        )}
        {leader && totalAnswers > 0 && totalAnswers <= SQUARES_MAX && (
          <StatementSquares sessionId={sessionId} partyId={leader._id} answers={totalAnswers} />
        )}
        {played && others.length > 0 && <h2 className={styles.others}>{t('overview.others')}</h2>}
        <ol className={styles.list}>
          {groupTies(others).map((group) => (
            <li key={group[0]?._id}>
              {group.length > 1 && totalAnswers > 0 && (
                <p className={styles.tie}>{t('overview.tie', { count: group.length })}</p>
              )}
              <ul>
                {group.map((party) => (
                  <li key={party._id}>
                    <PartyResultRow {...{ sessionId, mode, totalAnswers }} party={party} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
        {mode === 'debate' && totalAnswers > 0 && <MatchRobustness sessionId={sessionId} results={results} />}
        <p className={styles.note}>
          <Icon name="info" />
          <span>{t('overview.note')}</span>
        </p>
        {game?.hasOwn && (
          <p className={styles.note}>
            <Icon name="info" />
            <span>{t('overview.ownStatements')}</span>
          </p>
        )}
        {code && <QuestionsAfter sessionId={sessionId} code={code} />}
        <LeaveDevice />
        <div className={styles.forget}>
          <OptionalChunk>
            <ForgetGame sessionId={sessionId} />
          </OptionalChunk>
        </div>
        <p className={styles.home}>
          <LinkButton kind="text" to="/">
            {t('overview.home')}
          </LinkButton>
        </p>
      </div>
    </div>
  );
}
