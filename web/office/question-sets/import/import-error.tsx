import type { ImportError } from '#shared/import/import-error.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { detailText, importErrorHeading, importErrorSummary } from './error-text.ts';
import type { Excerpt } from './excerpt.ts';
import styles from './file-field.module.css';

export function ImportErrorView({ id, error, excerpt }: { id: string; error: ImportError; excerpt: Excerpt | null }) {
  const { t } = useTranslation('office-import');
  return (
    <div className={styles.error} id={id} role="alert">
      <h2>
        <Icon name="alert" />
        <span>{importErrorHeading(t, error)}</span>
      </h2>
      <p>{importErrorSummary(t, error)}</p>
      <p>{t('nothingStored')}</p>
      {(excerpt || error.found || error.expected) && (
        <table className={styles.cells}>
          <tbody>
            {excerpt && (
              <tr>
                <th scope="row">
                  {error.at && 'line' in error.at ? t('line', { line: excerpt.place }) : excerpt.place}
                </th>
                <td className={styles.code}>{excerpt.text}</td>
              </tr>
            )}
            {error.found && (
              <tr data-bad>
                <th scope="row">{t('found')}</th>
                <td>{detailText(t, error, error.found)}</td>
              </tr>
            )}
            {error.expected && (
              <tr>
                <th scope="row">{t('expected')}</th>
                <td>{detailText(t, error, error.expected)}</td>
              </tr>
            )}
          </tbody>
        </table>
      )}
    </div>
  );
}
