import { useEffect, useState } from 'react';
import type { Role } from '#shared/domain/roles.ts';
import { checkFields, requiredText } from '#shared/rules/fields.ts';
import { ApiError } from '#web/client/api-error.ts';
import { sendLoginCode } from '#web/data/auth.ts';
import { useFields } from '#web/forms/use-fields.ts';
import { useSave } from '#web/forms/use-save.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { AuthForm } from './auth-form.tsx';
import { fieldTexts } from './auth-texts.ts';

interface CodeFormProps {
  challenge: string;
  onLogin: (login: { jwtToken: string; role: Role }) => Promise<void>;
  /** Back to the password: a challenge ends after five minutes and five tries. */
  onBack: () => void;
}

/** The second step of a login: a code of the app, pasted, spoken or typed, or a recovery code. */
export function CodeForm({ challenge, onLogin, onBack }: CodeFormProps) {
  const { t } = useTranslation('auth');
  const fields = useFields(
    { code: '' },
    { check: (values) => checkFields({ code: requiredText(100) }, values), texts: (codes) => fieldTexts(t, codes) },
  );
  const { form } = fields;
  const { save, failure, ...saving } = useSave();
  const [seconds, setSeconds] = useState(60);
  // What is typed or spoken after a failure takes the place of what failed.
  useEffect(() => {
    const input = form.current?.querySelector('input');
    input?.focus();
    if (failure !== null) input?.select();
  }, [form, failure]);
  const send = ({ code }: { code: string }) =>
    save(async () => {
      try {
        await onLogin(await sendLoginCode(challenge, code));
      } catch (error) {
        if (error instanceof ApiError) setSeconds(error.retryAfter ?? 60);
        throw error;
      }
    });
  const failureText = (code: string): string => {
    if (code === 'NETWORK' || code === 'INTERNAL') return t(`common:error.${code}`);
    return code === 'TOO_MANY_REQUESTS' ? t('code.tooMany', { count: Math.ceil(seconds / 60) }) : t('code.wrong');
  };
  return (
    <AuthForm
      title={t('code.title')}
      sub={t('code.sub')}
      fields={fields}
      saving={saving}
      send={send}
      alert={failure !== null && failureText(failure)}
      submit={t('login.submit')}
      links={
        <Button kind="text" onClick={onBack}>
          {t('code.back')}
        </Button>
      }
    >
      <TextField
        label={t('code.label')}
        hint={t('code.hint')}
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        {...fields.bind('code')}
      />
    </AuthForm>
  );
}
