import { useTranslation } from '#web/i18n/use-translation.ts';
import { Part } from './part.tsx';

/** As vite.config.ts reads them from the lock file when this version is built. */
declare const __LICENCES__: readonly { name: string; version: string; licence: string }[];
const LICENCES = __LICENCES__;

export function LicenceList() {
  const { t } = useTranslation('office-system');
  return (
    <Part name="licences" title={t('licences')}>
      <p>{t('licenceOwn')}</p>
      <details>
        <summary className="w-fit cursor-pointer py-2">{t('licencePackages', { count: LICENCES.length })}</summary>
        <ul className="grid gap-1 text-sm wrap-anywhere">
          {LICENCES.map(({ name, version, licence }) => (
            <li key={`${name}@${version}`}>
              <span>{name}</span> <span>{version}</span>: <span>{licence}</span>
            </li>
          ))}
        </ul>
      </details>
    </Part>
  );
}
