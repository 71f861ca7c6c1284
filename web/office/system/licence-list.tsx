// The licence of this product, and of every package that the server runs or the pages contain.
import { useTranslation } from '#web/i18n/use-translation.ts';
import { LICENCES } from './licences.ts';
import styles from './system-page.module.css';

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
