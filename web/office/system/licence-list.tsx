import { useTranslation } from '#web/i18n/use-translation.ts';
import styles from './system-page.module.css';

/** As vite.config.ts reads them from the lock file when this version is built. */
declare const __LICENCES__: readonly { name: string; version: string; licence: string }[];
const LICENCES = __LICENCES__;

export function LicenceList() {
  const { t } = useTranslation('office-system');
  return (
    <section aria-labelledby="system-licences">
      <h2 id="system-licences">{t('licences')}</h2>
      <p>{t('licenceOwn')}</p>
      <details>
        <summary>{t('licencePackages', { count: LICENCES.length })}</summary>
        <ul className={styles.licences}>
          {LICENCES.map(({ name, version, licence }) => (
            <li key={`${name}@${version}`}>
              {name} {version}: {licence}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
