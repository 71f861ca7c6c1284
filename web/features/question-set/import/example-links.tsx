// Two example files that import as they are.
import { useTranslation } from 'react-i18next';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './import-page.module.css';

export function ExampleLinks() {
  const { t } = useTranslation('import');
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
