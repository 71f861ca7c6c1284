// What the parties think of a statement that one has answered.
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { PartyLogo } from '#web/widgets/party-logo.tsx';
import styles from './party-arguments.module.css';
import { partiesQuery, partyOpinionsQuery } from './student.api.ts';

/** Closed at first: one's own opinion comes first, and the way on stays near. */
export function PartyArguments({ code, statementId }: { code: string; statementId: string }) {
  const { t } = useTranslation('student');
  const { data: parties } = useQuery(partiesQuery(code));
  const { data: opinions } = useQuery(partyOpinionsQuery(code, statementId));
  if (parties === undefined || opinions === undefined) return null;
  const rows = parties.flatMap((party) => {
    const found = opinions.find(({ partyId }) => partyId === party._id);
    return found ? [{ party, ...found }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <details className={styles.panel}>
      <summary>{t('partyArguments.title')}</summary>
      <ul>
        {rows.map(({ party, opinion, color, comment }) => (
          <li key={party._id}>
            <PartyLogo name={party.name} image={party.image} />
            <div>
              <h2>{party.name}</h2>
              <p className={styles.opinion}>
                <span
                  className={styles.chip}
                  style={{ '--c': color ?? 'var(--neutral-4)' } as CSSProperties}
                  aria-hidden="true"
                />
                {opinion ?? t('partyArguments.none')}
              </p>
              {comment !== '' && <p className={styles.comment}>{comment}</p>}
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
