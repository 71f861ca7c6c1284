import { lazy } from 'react';
import { withTexts } from '#web/i18n/i18n.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { OptionalChunk } from '#web/shell/optional.tsx';
import styles from './content-language-note.module.css';

/** Loaded on demand, because home does not include these texts and most readers never need them. */
const Note = lazy(async () => ({ default: await withTexts(NoteText, 'content') }));

function NoteText() {
  const { t, i18n } = useTranslation('content');
  const names = new Intl.DisplayNames([i18n.language], { type: 'language' });
  return (
    <p lang={i18n.language} className={styles.note}>
      {t('onlyIn', { language: names.of(CONTENT_LANGUAGE.slice(0, 2)) })}
    </p>
  );
}

/** Above stored texts: says which language they are in when the page is in another one. */
export function ContentLanguageNote() {
  const { i18n } = useTranslation('common');
  if (i18n.language === CONTENT_LANGUAGE) return null;
  return (
    <OptionalChunk>
      <Note />
    </OptionalChunk>
  );
}
