import type { CSSProperties } from 'react';
import type { LiveAt } from '#shared/contract/live-state.ts';
import type { Party } from '#shared/contract/party.ts';
import type { PartyPerspective } from '#shared/contract/result.ts';
import { briefly } from '#shared/domain/first-sentence.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { PartyLogo } from '#web/widgets/party-logo.tsx';
import { statementSize } from '#web/widgets/statement-size.ts';
import { GrowingMain } from './growing-main.tsx';
import view from './live-view.module.css';
import { optionSize } from './option-size.ts';
import styles from './party-reveal-view.module.css';
import { type TurnedMemory, useTurn } from './use-turn.ts';

/** Characters up to which a name is set large. */
const NAME_MAX = 24;

interface PartyRevealProps {
  statementId: string;
  /** Of the page that is shown: one party alone, or all others together. */
  guesses: readonly PartyPerspective[];
  /** Which page that is; null before one is fixed. */
  at: LiveAt | null;
  parties: readonly Party[];
  options: readonly { opinion: string; color: string }[];
  turned: TurnedMemory;
}

/** One party of a party game after another: what the class thought, and then what the party says itself. */
export function PartyRevealView({ guesses, at, parties, ...rest }: PartyRevealProps) {
  const all = guesses.flatMap((one) => {
    const party = parties.find(({ _id }) => _id === one.partyId);
    return party ? [{ party, guesses: one }] : [];
  });
  const [first, second] = all;
  if (first === undefined || second !== undefined)
    return <PartiesTogether all={all} page={at?.page ?? null} options={rest.options} />;
  return <OneParty key={`${rest.statementId} ${first.party._id}`} {...rest} {...first} />;
}

interface OfParty {
  party: Party;
  guesses: PartyPerspective;
}

function OneParty({
  party,
  guesses,
  options,
  statementId,
  turned,
}: OfParty & Omit<PartyRevealProps, 'guesses' | 'at' | 'parties'>) {
  const { t } = useTranslation('teacher-board');
  const isDown = useTurn(turned, statementId, party._id);
  const colorOf = (opinion: string | null) => options.find((one) => one.opinion === opinion)?.color;
  const given = (guesses.guesses ?? []).filter(({ count }) => count > 0);
  const most = Math.max(1, ...given.map(({ count }) => count));
  const { opinion, hits, players } = guesses;
  const reason = briefly(guesses.comment);
  const answer = opinion ?? t('teacher-live:perspective.noOpinion');
  return (
    <main id="main" className={`${view.view} ${styles.view}`}>
      <section className={styles.thought}>
        <h2 className={`${styles.name} ${party.name.length > NAME_MAX ? styles.lengthy : ''}`}>
          <PartyLogo name={party.name} image={party.image} />
          <span translate="no">{party.name}</span>
        </h2>
        <p>{t('reveal.thought')}</p>
        {guesses.guesses === null ? (
          <p className={styles.soft}>{t('teacher-live:perspective.few')}</p>
        ) : (
          <ul className={styles[optionSize(given)]} style={{ '--most': most } as CSSProperties}>
            {given.map((one) => (
              <li key={one.opinion} style={{ '--c': colorOf(one.opinion) ?? party.color } as CSSProperties}>
                <span className={styles.seats} aria-hidden="true">
                  {Array.from({ length: one.count }, (_, at) => `${at}`).map((seat) => (
                    <i key={seat} />
                  ))}
                </span>
                <p>
                  <b translate="no">{one.count}</b> ×{' '}
                  <span dir="auto" lang={CONTENT_LANGUAGE}>
                    {one.opinion}
                  </span>
                </p>
              </li>
            ))}
          </ul>
        )}
        <p role="status" className={styles.hits}>
          {!isDown && hits !== null && t('reveal.hits', { count: hits, players })}
        </p>
      </section>
      <section className={isDown ? `${styles.card} ${styles.turning}` : styles.card}>
        <div className={styles.back} aria-hidden={isDown}>
          <p className={styles.says}>{t('reveal.says')}</p>
          <p
            lang={opinion === null ? undefined : CONTENT_LANGUAGE}
            className={`${styles.answer} ${styles[optionSize([{ opinion: answer }])] ?? ''}`}
            style={{ '--c': colorOf(opinion), '--longest': statementSize(answer).longestWord } as CSSProperties}
          >
            {answer}
          </p>
          {reason !== '' && (
            <p lang={CONTENT_LANGUAGE} className={styles.reason}>
              {reason}
            </p>
          )}
        </div>
        {isDown && (
          <div className={styles.front}>
            <p>{t('reveal.down')}</p>
          </div>
        )}
      </section>
    </main>
  );
}

interface PartiesTogetherProps extends Pick<PartyRevealProps, 'options'> {
  all: readonly OfParty[];
  /** Null before one is fixed. On the first one are all of them: no party was played by enough students to be shown alone. */
  page: number | null;
}

/** Those that few students played, and those after the sixth: only what they answer. */
function PartiesTogether({ all, page, options }: PartiesTogetherProps) {
  const { t } = useTranslation('teacher-board');
  const groups = [
    ...options.map(({ opinion, color }) => ({ opinion, color, words: opinion })),
    { opinion: null, color: 'var(--line-hair)', words: t('teacher-live:perspective.noOpinion') },
  ]
    .map((group) => ({ ...group, held: all.filter(({ guesses }) => guesses.opinion === group.opinion) }))
    .filter(({ held }) => held.length > 0);
  return (
    <GrowingMain className={`${view.view} ${styles.others}`}>
      <div>
        <h2>{page === null || page === 0 ? t('teacher-live:lesson.step.parties') : t('reveal.others')}</h2>
        {page === 0 && <p className={styles.few}>{t('reveal.few')}</p>}
      </div>
      <div className={`${styles.groups} ${view.grown}`}>
        {groups.map(({ opinion, color, words, held }) => (
          <section key={words} style={{ '--c': color } as CSSProperties}>
            <h3 lang={opinion === null ? undefined : CONTENT_LANGUAGE}>{words}</h3>
            <ul>
              {held.map(({ party }) => (
                <li key={party._id}>
                  <PartyLogo name={party.name} image={party.image} />
                  <span translate="no">{party.name}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </GrowingMain>
  );
}
