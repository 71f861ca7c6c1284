import { useState } from 'react';
import type { Account } from '#shared/contract/account.ts';
import { isLanguageCode, LANGUAGE_TAGS } from '#shared/domain/languages.ts';
import { updateAccount } from '#web/data/account.ts';
import { useSave } from '#web/forms/use-save.ts';
import { changeLanguage } from '#web/i18n/i18n.ts';
import { languageName } from '#web/i18n/language-name.ts';
import type { Translate } from '#web/i18n/text-keys.ts';
import { translatorOf } from '#web/i18n/translator.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { writeStored } from '#web/shell/local-store.ts';
import { settings } from '#web/shell/settings.ts';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { ChoiceField } from '#web/ui/forms/choice-field.tsx';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import { accountFailure } from './account-failure.ts';
import styles from './account-page.module.css';

/** The notice is in the language that was just chosen; the form was drawn in the one before. */
const saySaved = (t: Translate) => notify('done', t('account:language.saved'));

export function LanguageForm({ account }: { account: Account }) {
  const { t, i18n } = useTranslation('account');
  const shown = settings.languages.find((code) => LANGUAGE_TAGS[code] === i18n.language);
  const stored = settings.languages.find((code) => code === account.language);
  const [chosen, setChosen] = useState(stored ?? shown ?? settings.languages[0] ?? 'NL_BE');
  const { save, busy, failure } = useSave();
  const send = () =>
    save(async () => {
      await updateAccount({ language: chosen });
      await changeLanguage(chosen);
      writeStored('language', chosen);
      saySaved(translatorOf('account').t);
    });
  return (
    <form
      className={styles.section}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <h2>{t('language.title')}</h2>
      <FormAlert>{accountFailure(t, failure)}</FormAlert>
      <div className={styles.two}>
        <ChoiceField
          label={t('language.label')}
          hint={t('language.hint')}
          value={chosen}
          onChange={({ target }) => isLanguageCode(target.value) && setChosen(target.value)}
        >
          {settings.languages.map((code) => (
            <option key={code} value={code} lang={LANGUAGE_TAGS[code]}>
              {languageName(code)}
            </option>
          ))}
        </ChoiceField>
      </div>
      <p className={styles.actions}>
        <Button type="submit" busy={busy}>
          {t('language.submit')}
        </Button>
      </p>
    </form>
  );
}
