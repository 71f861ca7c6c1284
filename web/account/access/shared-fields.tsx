// The fields that registering, the profile and a new password share.
import { type ReactNode, useId } from 'react';
import { type profileRules, TARGET_AUDIENCES } from '#shared/rules/account.ts';
import type { useFields } from '#web/forms/use-fields.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { settings } from '#web/shell/settings.ts';
import { FieldError } from '#web/ui/common/field.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import styles from './shared-fields.module.css';

type Bound = ReturnType<ReturnType<typeof useFields<string>>['bind']>;
type ProfileField = keyof typeof profileRules;

interface ProfileFieldsProps {
  fields: { bind: (name: ProfileField) => Bound; change: (name: 'targetAudience', audience: string) => void };
  /** Between the names and the organisation. */
  children?: ReactNode;
}

/** Who somebody is, and where they teach. */
export function ProfileFields({ fields: { bind, change }, children }: ProfileFieldsProps) {
  const { t } = useTranslation('auth');
  return (
    <>
      <FieldPair>
        <TextField label={t('register.firstName')} autoComplete="given-name" {...bind('firstName')} />
        <TextField label={t('register.lastName')} autoComplete="family-name" {...bind('lastName')} />
        {children && <div className={styles.whole}>{children}</div>}
        <TextField label={t('register.organisation')} autoComplete="organization" {...bind('organisation')} />
        <TextField
          label={t('register.organisationLocation')}
          autoComplete="address-level2"
          {...bind('organisationLocation')}
        />
      </FieldPair>
      <AudienceChoice {...bind('targetAudience')} onAudience={(audience) => change('targetAudience', audience)} />
    </>
  );
}

interface AudienceChoiceProps extends Pick<Bound, 'value' | 'error'> {
  onAudience: (audience: string) => void;
}

function AudienceChoice({ value, error, onAudience }: AudienceChoiceProps) {
  const { t } = useTranslation('auth');
  const errorId = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={error ? errorId : undefined}>
      <legend>{t('register.targetAudience')}</legend>
      <div className={styles.row} data-invalid={error !== undefined}>
        {TARGET_AUDIENCES.map((audience) => (
          <label key={audience}>
            <input
              type="radio"
              name="targetAudience"
              value={audience}
              checked={value === audience}
              aria-invalid={error ? true : undefined}
              onChange={() => onAudience(audience)}
            />
            <span>{t(`register.audience.${audience}`)}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

/** A new password, and the same once more. */
export function NewPassword({ label, first, again }: { label: string; first: Bound; again: Bound }) {
  const { t } = useTranslation('auth');
  const hint = t('passwordHint', { count: settings.minPasswordLength });
  return (
    <>
      <PasswordField label={label} hint={hint} autoComplete="new-password" {...first} />
      <PasswordField label={t('passwordAgain')} autoComplete="new-password" {...again} />
    </>
  );
}

/** Tells password managers whose password a form asks for. */
export const PasswordOwner = ({ email }: { email: string | null }) =>
  email !== null && <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;

/** Fields beside each other, where there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={styles.two}>{children}</div>;
