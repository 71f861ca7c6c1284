import { type ReactNode, useEffect } from 'react';
import type { Account } from '#shared/contract/account.ts';
import { passwordRule } from '#shared/rules/account.ts';
import { checkFields, optionalText, requiredText } from '#shared/rules/fields.ts';
import { accountFieldText } from '#web/account/access/auth-texts.ts';
import { PasswordOwner } from '#web/account/access/shared-fields.tsx';
import { FormFields } from '#web/forms/form-fields.tsx';
import { useFields } from '#web/forms/use-fields.ts';
import { useSave } from '#web/forms/use-save.ts';
import type { Translate } from '#web/i18n/text-keys.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { accountFailure } from './account-failure.ts';
import styles from './account-page.module.css';

const CODE_MAX = 100;

interface ConfirmationFormProps {
  account: Account;
  children?: ReactNode;
  /** The label of the field for the account's password; no field without one, or if the account has no password. */
  password?: string;
  /** The label of the field for a code of the second factor; no field without one. */
  code?: string;
  /** Whether that code has digits only: a phone shows their keys. */
  digits?: boolean;
  /** The label of the button that confirms. */
  submit: string;
  cancel?: string;
  /** Whether something is lost for good. */
  destroys?: boolean;
  /** The sentence for an error that is not a field's; that of any form of the account otherwise. */
  failureText?: (t: Translate, code: string) => string | null;
  /** The call. */
  send: (given: { password: string; code: string }) => Promise<unknown>;
  onDone?: () => void;
  onCancel: () => void;
}

/** The owner of an account confirms a step with its password, a code, or both. */
export function ConfirmationForm(props: ConfirmationFormProps) {
  const { account, destroys = false, failureText = accountFailure } = props;
  const { t } = useTranslation('account');
  const password = account.hasPassword ? props.password : undefined;
  const fields = useFields(
    { password: '', code: '' },
    {
      check: (values) =>
        checkFields(
          {
            password: password === undefined ? optionalText() : passwordRule(),
            code: props.code === undefined ? optionalText() : requiredText(CODE_MAX),
          },
          values,
        ),
      texts: (codes) => ({
        password: codes.password === 'MISMATCH' ? t('password.wrong') : accountFieldText(t, codes.password),
        code: codes.code === 'INVALID_VALUE' ? t('factor.wrongCode') : accountFieldText(t, codes.code),
      }),
    },
  );
  const { form } = fields;
  useEffect(
    () => form.current?.querySelector<HTMLElement>('input:not([hidden]), button[type=submit]')?.focus(),
    [form],
  );
  const { save, busy, failure } = useSave(fields.showErrors);
  return (
    <form
      ref={fields.form}
      className={destroys ? styles.confirmation : styles.steps}
      noValidate
      onSubmit={fields.submit((given) => save(() => props.send(given), props.onDone))}
    >
      {props.children}
      <FormAlert>{failure !== null && failureText(t, failure)}</FormAlert>
      <FormFields busy={busy} className={styles.rows}>
        {password !== undefined && (
          <>
            <PasswordOwner email={account.email} />
            <PasswordField label={password} autoComplete="current-password" {...fields.bind('password')} />
          </>
        )}
        {props.code !== undefined && (
          <TextField
            label={props.code}
            autoComplete="one-time-code"
            inputMode={props.digits ? 'numeric' : 'text'}
            {...fields.bind('code')}
          />
        )}
      </FormFields>
      <p className={styles.actions}>
        <Button kind="line" onClick={props.onCancel}>
          {props.cancel ?? t('leave.cancel')}
        </Button>
        <Button type="submit" kind={destroys ? 'destroy' : 'main'} busy={busy}>
          {props.submit}
        </Button>
      </p>
    </form>
  );
}
