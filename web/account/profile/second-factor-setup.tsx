import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import type { Account } from '#shared/contract/account.ts';
import { beginSecondFactor, confirmSecondFactor } from '#web/data/account.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { accountFailure } from './account-failure.ts';
import styles from './account-page.module.css';
import { ConfirmationForm } from './confirmation-form.tsx';

interface SetupProps {
  account: Account;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** First the password, then the QR code with a code of the app. */
export function SecondFactorSetup({ account, onDone, onCancel }: SetupProps) {
  const { t } = useTranslation('account');
  const [made, setMade] = useState<{ secret: string; uri: string } | null>(null);
  if (made === null)
    return (
      <ConfirmationForm
        key="password"
        account={account}
        password={t('password.current')}
        submit={t('factor.next')}
        send={async ({ password }) => setMade(await beginSecondFactor(password))}
        onCancel={onCancel}
      />
    );
  return (
    <ConfirmationForm
      key="code"
      account={account}
      code={t('factor.code')}
      digits
      submit={t('factor.confirm')}
      failureText={(t, code) => (code === 'WRONG_STATE' ? t('account:factor.over') : accountFailure(t, code))}
      send={async ({ code }) => onDone(await confirmSecondFactor(account, code))}
      onCancel={onCancel}
    >
      <p>{t('factor.scan')}</p>
      <QRCodeSVG value={made.uri} size={192} marginSize={4} title={t('factor.qr')} />
      <p>
        {t('factor.secret')} <code className={styles.secret}>{made.secret.replace(/.{4}(?!$)/g, '$& ')}</code>
      </p>
    </ConfirmationForm>
  );
}
