import type { CSSProperties } from 'react';
import type { Party } from '#shared/contract/party.ts';
import type { PartyPerspective } from '#shared/contract/result.ts';
import { firstSentence } from '#shared/domain/first-sentence.ts';
import { bySurprise } from '#shared/domain/perspective-order.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { ColorChip } from '#web/ui/forms/color-chip.tsx';
import { PartyLogo } from '#web/widgets/party-logo.tsx';
import styles from './perspective-table.module.css';

interface PerspectiveTableProps {
  /** Of one statement. */
  guesses: readonly PartyPerspective[];
  parties: readonly Party[];
  options: readonly { opinion: string; color: string }[];
}

/** A row per party: what its players guessed, and its own answer; the most surprising one first. */
export function PerspectiveTable({ guesses, parties, options }: PerspectiveTableProps) {
  const { t } = useTranslation('teacher-live');
  return (
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
        {bySurprise(guesses).map((one) => {
          const party = parties.find(({ _id }) => _id === one.partyId);
          return party && <Row key={party._id} party={party} guesses={one} options={options} />;
        })}
      </tbody>
    </table>
  );
}

interface RowProps {
  party: Party;
  guesses: PartyPerspective;
  options: PerspectiveTableProps['options'];
}

function Row({ party, guesses, options }: RowProps) {
  const { t } = useTranslation('teacher-live');
  const colorOf = (opinion: string | null) => options.find((option) => option.opinion === opinion)?.color;
  const color = colorOf(guesses.opinion);
  const reason = firstSentence(guesses.comment);
  return (
    <tr style={{ '--c': party.color } as CSSProperties}>
      <th scope="row">
        <span className={styles.party}>
          <PartyLogo name={party.name} image={party.image} />
          <span translate="no">{party.name}</span>
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
                    <ColorChip color={colorOf(opinion) ?? party.color} /> <span translate="no">{count}</span> ×{' '}
                    <span dir="auto" lang={CONTENT_LANGUAGE}>
                      {opinion}
                    </span>
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
            {color !== undefined && <ColorChip color={color} />} <span>{guesses.opinion}</span>
          </p>
        )}
        {reason !== '' && <p lang={CONTENT_LANGUAGE}>{reason}</p>}
      </td>
    </tr>
  );
}
