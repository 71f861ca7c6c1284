import type { CSSProperties } from 'react';
import type { Party } from '#shared/contract/party.ts';
import { briefly } from '#shared/domain/first-sentence.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { PartyLogo } from '#web/widgets/party-logo.tsx';
import styles from './turned-card.module.css';

/** The dealt party, face up; `heading`: as the heading of its screen. */
export function TurnedCard({ party, heading = false }: { party: Party; heading?: boolean }) {
  const { t } = useTranslation('student-results');
  const Name = heading ? 'h1' : 'h2';
  return (
    <section className={styles.card} style={{ '--c': party.color } as CSSProperties} aria-labelledby="dealt-party">
      <PartyLogo name={party.name} image={party.image} />
      <Name id="dealt-party">
        <small>{t('lot.today')}</small> <span translate="no">{party.name}</span>
      </Name>
      {party.description !== '' && <p lang={CONTENT_LANGUAGE}>{briefly(party.description)}</p>}
    </section>
  );
}
