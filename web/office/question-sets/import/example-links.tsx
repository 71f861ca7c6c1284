// Two example files in the language of the page, which can be imported unchanged.

import { LANGUAGE_TAGS, LANGUAGES } from '#shared/domain/languages.ts';
import { saveFile } from '#web/client/save-file.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import styles from './example-links.module.css';

export function ExampleLinks() {
  const { t, i18n } = useTranslation('office-import');
  const download = async (kind: 'json' | 'csv') => {
    const { exampleFile } = await import('#shared/import/examples.ts');
    const language = LANGUAGES.find((code) => LANGUAGE_TAGS[code] === i18n.language) ?? 'NL_BE';
    const type = kind === 'json' ? 'application/json' : 'text/csv';
    saveFile(new Blob([exampleFile(kind, language)], { type }), `${t('example.fileName')}.${kind}`);
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
