import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { sessionPartiesQuery, sessionPartyOpinionsQuery } from '#web/data/session-parties.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { PartyLogo } from '#web/widgets/party-logo.tsx';
import styles from './party-arguments.module.css';

/** Closed at first, so that the student's own opinion and the button to continue stay in view. */
export function PartyArguments({ code, statementId }: { code: string; statementId: string }) {
  const { t } = useTranslation('student-results');
  const { data: parties } = useQuery(sessionPartiesQuery(code));
  const { data: opinions } = useQuery(sessionPartyOpinionsQuery(code, statementId));
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
              <h2 translate="no">{party.name}</h2>
              <p className={styles.opinion}>
                <span
                  className={styles.chip}
                  style={{ '--c': color ?? 'var(--neutral-4)' } as CSSProperties}
                  aria-hidden="true"
                />
                <span lang={opinion === null ? undefined : CONTENT_LANGUAGE}>
                  {opinion ?? t('partyArguments.none')}
                </span>
              </p>
              {comment !== '' && (
                <p lang={CONTENT_LANGUAGE} className={styles.comment}>
                  {comment}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
