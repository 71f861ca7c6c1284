import { useEffect, useState } from 'react';
import type { Role } from '#shared/domain/roles.ts';
import { checkFields, requiredText } from '#shared/rules/fields.ts';
import { ApiError } from '#web/client/api-error.ts';
import { sendLoginCode } from '#web/data/auth.ts';
import { useFields } from '#web/forms/use-fields.ts';
import type { Translate } from '#web/i18n/text-keys.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import styles from './auth-form.module.css';
import { fieldTexts } from './auth-texts.ts';

interface CodeFormProps {
  challenge: string;
  onLogin: (login: { jwtToken: string; role: Role }) => void;
  /** Back to the password: a challenge ends after five minutes and five tries. */
  onBack: () => void;
}

/** The second step of a login: a code of the app, pasted, spoken or typed, or a recovery code. */
export function CodeForm({ challenge, onLogin, onBack }: CodeFormProps) {
  const { t } = useTranslation('auth');
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const fields = useFields(
    { code: '' },
    { check: (values) => checkFields({ code: requiredText(100) }, values), texts: (codes) => fieldTexts(t, codes) },
  );
  const { form } = fields;
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);
  const submit = async ({ code }: { code: string }) => {
    setBusy(true);
    setFailure(null);
    try {
      onLogin(await sendLoginCode(challenge, code));
    } catch (error) {
      setFailure(error);
      setBusy(false);
      // What is typed or spoken next takes the place of it.
      form.current?.querySelector('input')?.select();
    }
  };
  return (
    <form ref={fields.form} className={styles.form} noValidate onSubmit={fields.submit(submit)}>
      <h1>{t('code.title')}</h1>
      <p className={styles.sub}>{t('code.sub')}</p>
      <FormAlert>{failure !== null && failureText(t, failure)}</FormAlert>
      <TextField
        label={t('code.label')}
        hint={t('code.hint')}
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        {...fields.bind('code')}
      />
      <p className={styles.go}>
        <Button type="submit" size="big" wide busy={busy}>
          {t('login.submit')}
        </Button>
      </p>
      <p className={styles.links}>
        <Button kind="text" onClick={onBack}>
          {t('code.back')}
        </Button>
      </p>
    </form>
  );
}

function failureText(t: Translate, failure: unknown): string {
  if (!(failure instanceof ApiError)) return t('common:error.INTERNAL');
  if (failure.code === 'NETWORK') return t('common:error.NETWORK');
  if (failure.code !== 'TOO_MANY_REQUESTS') return t('auth:code.wrong');
  return t('auth:code.tooMany', { count: Math.ceil((failure.retryAfter ?? 60) / 60) });
}
