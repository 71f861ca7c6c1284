// The fault in an import file, inside the file's field: where it is, what stands there, what should.
import { useTranslation } from 'react-i18next';
import type { Fault } from '#shared/import/fault.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Excerpt } from './excerpt.ts';
import { detailText, faultHeading, faultSummary } from './fault-text.ts';
import styles from './file-field.module.css';

export function ImportFault({ id, fault, excerpt }: { id: string; fault: Fault; excerpt: Excerpt | null }) {
  const { t } = useTranslation('import');
  return (
    <div className={styles.fault} id={id} role="alert">
      <h2>
        <Icon name="alert" />
        <span>{faultHeading(t, fault)}</span>
      </h2>
      <p>{faultSummary(t, fault)}</p>
      <p>{t('nothingStored')}</p>
      {(excerpt || fault.found || fault.expected) && (
        <table className={styles.cells}>
          <tbody>
            {excerpt && (
              <tr>
                <th scope="row">
                  {fault.at && 'line' in fault.at ? t('line', { line: excerpt.place }) : excerpt.place}
                </th>
                <td className={styles.code}>{excerpt.text}</td>
              </tr>
            )}
            {fault.found && (
              <tr data-bad>
                <th scope="row">{t('found')}</th>
                <td>{detailText(t, fault, fault.found)}</td>
              </tr>
            )}
            {fault.expected && (
              <tr>
                <th scope="row">{t('expected')}</th>
                <td>{detailText(t, fault, fault.expected)}</td>
              </tr>
            )}
          </tbody>
        </table>
      )}
    </div>
  );
}
