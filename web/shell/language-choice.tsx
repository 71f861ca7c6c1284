import { useState } from 'react';
import { isLanguageCode, LANGUAGE_TAGS } from '#shared/domain/languages.ts';
import { changeLanguage } from '#web/i18n/i18n.ts';
import { languageName } from '#web/i18n/language-name.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import styles from './language-choice.module.css';
import { writeStored } from './local-store.ts';
import { settings } from './settings.ts';
import { useHydrated } from './use-hydrated.ts';

/** Keeps the choice for the next visit; draws nothing if there is none. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation('common');
  const hydrated = useHydrated();
  const [failed, setFailed] = useState(false);
  const current = settings.languages.find((code) => LANGUAGE_TAGS[code] === i18n.language);
  const choose = (code: string) => {
    if (!isLanguageCode(code)) return;
    changeLanguage(code).then(
      () => {
        writeStored('language', code);
        setFailed(false);
      },
      () => setFailed(true),
    );
  };
  if (settings.languages.length < 2) return null;
  return (
    <select
      className={styles.switch}
      disabled={!hydrated}
      aria-label={t('nav.language')}
      aria-invalid={failed}
      value={current ?? settings.languages[0]}
      onChange={(event) => choose(event.target.value)}
    >
      {settings.languages.map((code) => (
        <option key={code} value={code} lang={LANGUAGE_TAGS[code]}>
          {languageName(code)}
        </option>
      ))}
    </select>
  );
}
