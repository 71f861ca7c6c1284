import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import type { Party } from '#shared/contract/party.ts';
import { perspectiveQuery } from '#web/data/perspective.ts';
import { sessionPartiesQuery } from '#web/data/session-parties.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import view from '#web/teacher/parts/live-view.module.css';
import { bySurprise, firstSentence, type PartyGuesses } from '#web/teacher/parts/perspective-order.ts';
import { StatementHeading, type StatementPosition } from '#web/teacher/parts/statement-heading.tsx';
import { LoadFailure } from '#web/ui/common/empty-state.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import { ColorChip } from '#web/ui/forms/color-chip.tsx';
import { PartyLogo } from '#web/widgets/party-logo.tsx';
import styles from './perspective-view.module.css';

type Options = LiveStatement['opinionOptions'];

interface PerspectiveViewProps {
  code: string;
  statementId: string;
  position: StatementPosition;
  options: Options;
}

/** A row per party: what its players thought, and what it says itself; the most surprising one first. */
export function PerspectiveView({ code, statementId, position, options }: PerspectiveViewProps) {
  const { t } = useTranslation('teacher-live');
  const parties = useQuery(sessionPartiesQuery(code));
  const perspective = useQuery(perspectiveQuery(code));
  const failed = parties.isError || (perspective.isError && !perspective.data);
  const statement = perspective.data?.statements.find((one) => one.statementId === statementId);
  return (
    <main id="main" className={`${view.view} ${styles.view}`}>
      <StatementHeading position={position} />
      {failed && (
        <LoadFailure
          onRetry={() => {
            parties.refetch();
            perspective.refetch();
          }}
        />
      )}
      {!failed && !(parties.data && statement) && <Loading />}
      {parties.data && statement && (
        <table className={styles.table}>
          <caption>{t('perspective.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('perspective.party')}</th>
              <th scope="col">{t('perspective.guessed')}</th>
              <th scope="col">{t('perspective.says')}</th>
            </tr>
          </thead>
          <tbody>
            {bySurprise(statement.parties).map((guesses) => {
              const party = parties.data.find(({ _id }) => _id === guesses.partyId);
              return party && <Row key={party._id} party={party} guesses={guesses} options={options} />;
            })}
          </tbody>
        </table>
      )}
    </main>
  );
}

function Row({ party, guesses, options }: { party: Party; guesses: PartyGuesses; options: Options }) {
  const { t } = useTranslation('teacher-live');
  const colorOf = (opinion: string | null) => options.find((option) => option.opinion === opinion)?.color;
  const color = colorOf(guesses.opinion);
  const reason = firstSentence(guesses.comment);
  return (
    <tr style={{ '--c': party.color } as CSSProperties}>
      <th scope="row">
        <span className={styles.party}>
          <PartyLogo name={party.name} image={party.image} />
          {party.name}
        </span>
      </th>
      <td>
        {guesses.guesses === null ? (
          <p className={styles.soft}>{t('perspective.few')}</p>
        ) : (
          <>
            {guesses.hits !== null && (
              <p className={styles.hits}>{t('perspective.hits', { hits: guesses.hits, players: guesses.players })}</p>
            )}
            <ul className={styles.guesses}>
              {guesses.guesses
                .filter(({ count }) => count > 0)
                .map(({ opinion, count }) => (
                  <li key={opinion}>
                    <ColorChip color={colorOf(opinion) ?? party.color} /> {count} ×{' '}
                    <span lang={CONTENT_LANGUAGE}>{opinion}</span>
                  </li>
                ))}
            </ul>
          </>
        )}
      </td>
      <td>
        {guesses.opinion === null ? (
          <p className={styles.soft}>{t('perspective.noOpinion')}</p>
        ) : (
          <p className={styles.own} lang={CONTENT_LANGUAGE}>
            {color !== undefined && <ColorChip color={color} />} {guesses.opinion}
          </p>
        )}
        {reason !== '' && <p lang={CONTENT_LANGUAGE}>{reason}</p>}
      </td>
    </tr>
  );
}
