import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { ColorChip } from '#web/ui/forms/color-chip.tsx';
import styles from './import-preview.module.css';
import type { Preview } from './preview.ts';

interface ImportPreviewProps {
  preview: Preview;
  /** A CSV has its answers in the order in which they appear. */
  isCsv: boolean;
}

export function ImportPreview({ preview, isCsv }: ImportPreviewProps) {
  const { t } = useTranslation('office-import');
  const { parties, options, statements, missing } = preview;
  const fresh = parties.filter(({ isNew }) => isNew).length;
  return (
    <section className={styles.preview} aria-labelledby="preview-title">
      <h2 id="preview-title">{t('preview.title')}</h2>
      <p className={styles.note} data-missing={missing > 0}>
        <Icon name={missing > 0 ? 'alert' : 'check'} />
        <span>{missing > 0 ? t('preview.missing', { count: missing }) : t('preview.complete')}</span>
      </p>
      <dl className={styles.parts}>
        <dt>{t('preview.options', { count: options.length })}</dt>
        <dd>
          <ul className={styles.words}>
            {options.map(({ opinion, color }) => (
              <li key={opinion}>
                <ColorChip color={color} />
                <span lang={CONTENT_LANGUAGE}>{opinion}</span>
              </li>
            ))}
          </ul>
          {isCsv && <p className={styles.count}>{t('preview.checkOrder')}</p>}
        </dd>
        <dt>{t('preview.parties', { count: parties.length })}</dt>
        <dd>
          <p className={styles.count}>{t('preview.partyKinds', { known: parties.length - fresh, fresh })}</p>
          <ul className={styles.words}>
            {parties.map(({ name, isNew }) => (
              <li key={name} data-new={isNew}>
                {name}
                {isNew && <span className={styles.new}>{t('preview.new')}</span>}
              </li>
            ))}
          </ul>
        </dd>
        <dt>{t('preview.statements', { count: statements.length })}</dt>
        <dd>
          <ol className={styles.statements}>
            {statements.map(({ description, missing: without }) => (
              <li key={description}>
                <span lang={CONTENT_LANGUAGE}>{description}</span>
                {without > 0 && <span className={styles.without}>{t('preview.without', { count: without })}</span>}
              </li>
            ))}
          </ol>
        </dd>
      </dl>
    </section>
  );
}
