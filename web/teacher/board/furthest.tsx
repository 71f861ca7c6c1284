import type { CSSProperties, ReactNode } from 'react';
import type { ProjectorOverview } from '#shared/contract/projector.ts';
import type { PartyPerspective } from '#shared/contract/result.ts';
import { PLAYERS_MIN } from '#shared/domain/limits.ts';
import {
  besideBaseline,
  briefly,
  furthestAndKnown,
  type Guessed,
  mainGuess,
} from '#shared/domain/perspective-order.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { ColorChip } from '#web/ui/forms/color-chip.tsx';
import { StatementNumber } from '#web/widgets/number-box.tsx';
import { PartyLogo } from '#web/widgets/party-logo.tsx';
import { Board } from './board.tsx';
import styles from './furthest.module.css';
import page from './results-page.module.css';

interface FurthestProps {
  /** Of a party game. */
  overview: ProjectorOverview & { guessed: NonNullable<ProjectorOverview['guessed']> };
  /** Of each statement. */
  heading: 'h2' | 'h3';
}

/** The frame of the page, with the title, which is known before the data. */
export function FurthestView({ children }: { children: ReactNode }) {
  const { t } = useTranslation('teacher-results');
  return (
    <Board className={page.view}>
      <div className={page.top}>
        <h1>{t('furthest.title')}</h1>
      </div>
      {children}
    </Board>
  );
}

export function Furthest({ overview, heading: Heading }: FurthestProps) {
  const { t } = useTranslation('teacher-results');
  const { furthest, known } = furthestAndKnown(overview);
  const { answers, hits, baseline } = overview.guessed;
  const verdict = besideBaseline(overview.guessed);
  const nameOf = (one: Guessed<PartyPerspective>) =>
    overview.partyScores.find(({ _id }) => _id === one.guesses.partyId)?.name;
  const numberOf = (one: Guessed<PartyPerspective>) =>
    overview.statements.findIndex(({ statementId }) => statementId === one.statementId) + 1;
  return (
    <>
      {furthest.length === 0 ? (
        <p>{t(known.length > 0 ? 'furthest.none' : 'furthest.nothing')}</p>
      ) : (
        <ol className={styles.far}>
          {furthest.map((one) => (
            <FarItem
              key={`${one.statementId} ${one.guesses.partyId}`}
              one={one}
              overview={overview}
              heading={Heading}
            />
          ))}
        </ol>
      )}
      {known.length > 0 && (
        <section className={styles.known}>
          <Heading>{t('furthest.known')}</Heading>
          <ul>
            {known.map((one) => (
              <li key={`${one.statementId} ${one.guesses.partyId}`}>
                {t('furthest.knownOne', {
                  party: nameOf(one),
                  number: numberOf(one),
                  hits: one.guesses.hits,
                  players: one.guesses.players,
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.baseline}>
        {verdict !== null && <p>{t(`furthest.${verdict}`, { hits, answers, baseline })}</p>}
        <small>{t('furthest.few', { min: PLAYERS_MIN })}</small>
      </div>
    </>
  );
}

function FarItem({
  one: { statementId, guesses },
  overview,
  heading: Heading,
}: FurthestProps & { one: Guessed<PartyPerspective> }) {
  const { t } = useTranslation('teacher-results');
  const at = overview.statements.findIndex((statement) => statement.statementId === statementId);
  const statement = overview.statements[at];
  const party = overview.partyScores.find(({ _id }) => _id === guesses.partyId);
  if (statement === undefined || party === undefined) return null;
  const colorOf = (opinion: string | null) =>
    statement.options.find((option) => option.opinion === opinion)?.color ?? party.color;
  const guess = mainGuess(guesses);
  return (
    <li style={{ '--c': party.color } as CSSProperties}>
      <Heading>
        <StatementNumber value={at + 1} />
        <span lang={CONTENT_LANGUAGE}>{statement.description}</span>
      </Heading>
      <p className={styles.party}>
        <PartyLogo name={party.name} image={party.image} />
        {party.name}
      </p>
      <dl>
        <dt>{t('furthest.you')}</dt>
        <dd>
          <ColorChip color={colorOf(guess)} /> <span lang={CONTENT_LANGUAGE}>{guess}</span>{' '}
          <small>{t('furthest.hits', { hits: guesses.hits, players: guesses.players })}</small>
        </dd>
        <dt>{t('furthest.party')}</dt>
        <dd>
          <ColorChip color={colorOf(guesses.opinion)} /> <span lang={CONTENT_LANGUAGE}>{guesses.opinion}</span>
        </dd>
      </dl>
      {guesses.comment !== '' && (
        <p lang={CONTENT_LANGUAGE} className={styles.reason}>
          {briefly(guesses.comment)}
        </p>
      )}
    </li>
  );
}
