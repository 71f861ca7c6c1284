import { useQuery } from '@tanstack/react-query';
import { partnersQuery } from '#web/data/partners.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import styles from './partner-logos.module.css';

/** Draws nothing until there are partners, nor when reading them fails. */
export function PartnerLogos() {
  const { t } = useTranslation('common');
  const { data: partners = [] } = useQuery({ ...partnersQuery, staleTime: Number.POSITIVE_INFINITY });
  if (partners.length === 0) return null;
  return (
    <ul className={styles.logos} aria-label={t('nav.partners')}>
      {partners.map(({ _id, name, website, logo }) => {
        const mark = logo === null ? name : <img src={logo} alt={name} loading="lazy" />;
        return (
          <li key={_id}>
            {website === '' ? (
              mark
            ) : (
              <a href={website} rel="noopener noreferrer">
                {mark}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
