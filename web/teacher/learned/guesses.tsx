import type { CSSProperties } from 'react';
import type { ProjectorOverview } from '#shared/contract/projector.ts';
import type { PartyPerspective } from '#shared/contract/result.ts';
import { briefly } from '#shared/domain/first-sentence.ts';
import { PLAYERS_MIN } from '#shared/domain/limits.ts';
import { compareToBaseline, furthestAndKnown, type Guessed, mainGuesses } from '#shared/domain/perspective-order.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { Board } from '#web/teacher/board/board.tsx';
import view from '#web/teacher/board/live-view.module.css';
import { ColorChip } from '#web/ui/forms/color-chip.tsx';
import { DrawingImage } from '#web/widgets/drawing.tsx';
import { StatementNumber } from '#web/widgets/number-box.tsx';
import { PartyLogo } from '#web/widgets/party-logo.tsx';
import styles from './guesses.module.css';
import page from './parties-card.module.css';

/** What a class knew, or where it was furthest off. */
type Which = 'known' | 'furthest';

interface GuessesProps {
  overview: ProjectorOverview;
  which: Which;
}

/** A page of the end of a party game: at most three parties of which the class knew the answer, or did not, and how well it guessed in all. Without such a party only that. */
export function Guesses({ overview, which }: GuessesProps) {
  const { t } = useTranslation('teacher-results');
  const list = furthestAndKnown(overview)[which];
  return (
    <Board className={`${page.view} ${styles.slide}`}>
      <div className={view.top}>
        <h1>{t(which === 'known' ? 'furthest.known' : 'furthest.title')}</h1>
      </div>
      {list.length > 0 && <GuessList overview={overview} list={list} heading="h2" />}
      {overview.guessed && <Baseline guessed={overview.guessed} />}
    </Board>
  );
}

/** The same in the list, both below each other. */
export function Furthest({ overview }: { overview: ProjectorOverview }) {
  const { t } = useTranslation('teacher-results');
  const { furthest, known } = furthestAndKnown(overview);
  const nameOf = (one: Guessed<PartyPerspective>) =>
    overview.partyScores.find(({ _id }) => _id === one.guesses.partyId)?.name;
  const numberOf = (one: Guessed<PartyPerspective>) =>
    overview.statements.findIndex(({ statementId }) => statementId === one.statementId) + 1;
  return (
    <>
      {furthest.length === 0 ? (
        <p>{t(known.length > 0 ? 'furthest.none' : 'furthest.nothing')}</p>
      ) : (
        <GuessList overview={overview} list={furthest} heading="h3" />
      )}
      {known.length > 0 && (
        <section className={styles.known}>
          <h3>{t('furthest.known')}</h3>
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
      {overview.guessed && <Baseline guessed={overview.guessed} />}
    </>
  );
}

/** How well the class guessed in all. */
function Baseline({ guessed }: { guessed: NonNullable<ProjectorOverview['guessed']> }) {
  const { t } = useTranslation('teacher-results');
  const verdict = compareToBaseline(guessed);
  return (
    <div className={styles.baseline}>
      {verdict !== null && <p>{t(`furthest.${verdict}`, guessed)}</p>}
      <small>{t('furthest.few', { min: PLAYERS_MIN })}</small>
    </div>
  );
}

interface GuessListProps {
  overview: ProjectorOverview;
  list: readonly Guessed<PartyPerspective>[];
  /** Of each statement. */
  heading: 'h2' | 'h3';
}

const GuessList = ({ list, ...rest }: GuessListProps) => (
  <ol className={styles.far} style={{ '--many': list.length } as CSSProperties}>
    {list.map((one) => (
      <GuessItem key={`${one.statementId} ${one.guesses.partyId}`} one={one} {...rest} />
    ))}
  </ol>
);

function GuessItem({
  one: { statementId, guesses },
  overview,
  heading: Heading,
}: Omit<GuessListProps, 'list'> & { one: Guessed<PartyPerspective> }) {
  const { t } = useTranslation('teacher-results');
  const at = overview.statements.findIndex((statement) => statement.statementId === statementId);
  const statement = overview.statements[at];
  const party = overview.partyScores.find(({ _id }) => _id === guesses.partyId);
  if (statement === undefined || party === undefined) return null;
  const colorOf = (opinion: string | null) =>
    statement.options.find((option) => option.opinion === opinion)?.color ?? party.color;
  const most = mainGuesses(guesses);
  const hits = <small>{t('furthest.hits', { hits: guesses.hits, players: guesses.players })}</small>;
  return (
    <li style={{ '--c': party.color } as CSSProperties}>
      {statement.drawing && <DrawingImage name={statement.drawing} className={styles.thing} />}
      <Heading>
        <StatementNumber value={at + 1} />
        <span dir="auto" lang={CONTENT_LANGUAGE}>
          {statement.description}
        </span>
      </Heading>
      <p className={styles.party}>
        <PartyLogo name={party.name} image={party.image} />
        <span translate="no">{party.name}</span>
      </p>
      <dl>
        <dt>{t('furthest.you')}</dt>
        {most.map((guess) => (
          <dd key={guess}>
            <ColorChip color={colorOf(guess)} /> <span lang={CONTENT_LANGUAGE}>{guess}</span>{' '}
            {most.length === 1 && hits}
          </dd>
        ))}
        {most.length > 1 && <dd translate="no">{hits}</dd>}
        <dt>{t('furthest.party')}</dt>
        <dd>
          <ColorChip color={colorOf(guesses.opinion)} />{' '}
          <span dir="auto" lang={CONTENT_LANGUAGE}>
            {guesses.opinion}
          </span>
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
