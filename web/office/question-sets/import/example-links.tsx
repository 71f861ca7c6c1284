// Two example files that import as they are.

import { saveFile } from '#web/client/save-file.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import styles from './import-page.module.css';

export function ExampleLinks() {
  const { t } = useTranslation('office-import');
  const download = async (kind: 'json' | 'csv') => {
    const { exampleCsv, exampleJson } = await import('#shared/import/examples.ts');
    const [text, type] = kind === 'json' ? [exampleJson, 'application/json'] : [exampleCsv, 'text/csv'];
    saveFile(new Blob([text], { type }), `${t('example.fileName')}.${kind}`);
  };
  return (
    <p className={styles.examples}>
      <Button kind="text" size="small" onClick={() => download('json')}>
        <Icon name="download" />
        {t('example.json')}
      </Button>
      <Button kind="text" size="small" onClick={() => download('csv')}>
        <Icon name="download" />
        {t('example.csv')}
      </Button>
      <span>{t('example.limits')}</span>
    </p>
  );
}
