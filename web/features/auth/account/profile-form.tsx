// One's own name, school and audience.
import { useTranslation } from 'react-i18next';
import type { Account } from '#shared/contract/user.ts';
import { AudienceChoice } from '#web/features/auth/audience-choice.tsx';
import { fieldText, requiredCode } from '#web/features/auth/auth-checks.ts';
import { AUDIENCES } from '#web/features/auth/registration.ts';
import { useFields } from '#web/lib/use-fields.ts';
import { useSave } from '#web/lib/use-save.ts';
import { Button } from '#web/ui/button.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { notify } from '#web/ui/notice-store.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { updateAccount } from './account.api.ts';
import { accountFailure } from './account-failure.ts';
import styles from './account-page.module.css';

const NAMES = ['firstName', 'lastName', 'organisation', 'organisationLocation', 'targetAudience'] as const;
type Profile = Record<(typeof NAMES)[number], string>;

export function ProfileForm({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  const { firstName, lastName, organisation, organisationLocation, targetAudience } = account;
  const fields = useFields<keyof Profile>(
    { firstName, lastName, organisation, organisationLocation, targetAudience: targetAudience ?? '' },
    (values) => Object.fromEntries(NAMES.map((name) => [name, fieldText(t, requiredCode(values[name]))])),
  );
  const { save, busy, failure } = useSave((codes) =>
    fields.showErrors(Object.fromEntries(NAMES.map((name) => [name, fieldText(t, codes[name])]))),
  );
  const send = ({ targetAudience: chosen, ...names }: Profile) =>
    save(
      () => updateAccount({ ...names, targetAudience: AUDIENCES.find((known) => known === chosen) ?? null }),
      () => notify('done', t('profile.saved')),
    );
  return (
    <form ref={fields.form} className={styles.section} noValidate onSubmit={fields.submit(send)}>
      <h2>{t('profile.title')}</h2>
      <FormAlert>{accountFailure(t, failure)}</FormAlert>
      <div className={styles.two}>
        <TextField label={t('auth:register.firstName')} autoComplete="given-name" {...fields.bind('firstName')} />
        <TextField label={t('auth:register.lastName')} autoComplete="family-name" {...fields.bind('lastName')} />
        <TextField
          label={t('auth:register.organisation')}
          autoComplete="organization"
          {...fields.bind('organisation')}
        />
        <TextField
          label={t('auth:register.organisationLocation')}
          autoComplete="address-level2"
          {...fields.bind('organisationLocation')}
        />
      </div>
      <AudienceChoice
        value={fields.values.targetAudience}
        error={fields.errors.targetAudience}
        onChange={(audience) => fields.change('targetAudience', audience)}
      />
      <p className={styles.actions}>
        <Button type="submit" busy={busy}>
          {t('profile.submit')}
        </Button>
      </p>
    </form>
  );
}
