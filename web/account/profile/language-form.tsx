import type { Account } from '#shared/contract/account.ts';
import { LANGUAGE_TAGS } from '#shared/domain/languages.ts';
import { FieldPair } from '#web/account/access/shared-fields.tsx';
import { updateAccount } from '#web/data/account.ts';
import { useFields } from '#web/forms/use-fields.ts';
import { useSave } from '#web/forms/use-save.ts';
import { changeLanguage } from '#web/i18n/i18n.ts';
import { languageName } from '#web/i18n/language-name.ts';
import type { Translate } from '#web/i18n/text-keys.ts';
import { translatorOf } from '#web/i18n/translator.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { writeStored } from '#web/shell/local-store.ts';
import { settings } from '#web/shell/settings.ts';
import { notify } from '#web/ui/core/notice-store.ts';
import { ChoiceField } from '#web/ui/forms/choice-field.tsx';
import { accountFailure } from './account-failure.ts';
import { SectionForm } from './section-form.tsx';

const UNCHECKED = { check: () => ({}), texts: () => ({}) };

/** The notice is in the language that was just chosen; the form was drawn in the one before. */
const saySaved = (t: Translate) => notify('done', t('account:language.saved'));

export function LanguageForm({ account }: { account: Account }) {
  const { t, i18n } = useTranslation('account');
  const shown = settings.languages.find((code) => LANGUAGE_TAGS[code] === i18n.language);
  const stored = settings.languages.find((code) => code === account.language);
  const fields = useFields({ language: stored ?? shown ?? settings.languages[0] ?? 'NL_BE' }, UNCHECKED);
  const { save, failure, ...saving } = useSave();
  const send = () =>
    save(async () => {
      const chosen = settings.languages.find((code) => code === fields.values.language);
      if (!chosen) return;
      await updateAccount({ language: chosen });
      await changeLanguage(chosen);
      writeStored('language', chosen);
      saySaved(translatorOf('account').t);
    });
  return (
    <SectionForm
      title={t('language.title')}
      fields={fields}
      saving={saving}
      send={send}
      alert={accountFailure(t, failure)}
      submit={t('language.submit')}
    >
      <FieldPair>
        <ChoiceField label={t('language.label')} hint={t('language.hint')} {...fields.bind('language')}>
          {settings.languages.map((code) => (
            <option key={code} value={code} lang={LANGUAGE_TAGS[code]}>
              {languageName(code)}
            </option>
          ))}
        </ChoiceField>
      </FieldPair>
    </SectionForm>
  );
}
