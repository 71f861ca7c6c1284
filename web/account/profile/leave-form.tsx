import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Account } from '#shared/contract/account.ts';
import { deleteAccount } from '#web/data/account.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { signOut } from '#web/shell/identity.ts';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { accountFailure } from './account-failure.ts';
import styles from './account-page.module.css';
import { ConfirmationForm } from './confirmation-form.tsx';

export function LeaveForm({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const leave = () => {
    navigate('/');
    signOut('left');
    notify('done', t('leave.done'));
  };
  return (
    <section className={styles.section}>
      <h2>{t('leave.title')}</h2>
      <p>{t('leave.text')}</p>
      {asked ? (
        <ConfirmationForm
          account={account}
          password={t('leave.password')}
          submit={t('leave.submit')}
          destroys
          failureText={(t, code) => (code === 'WRONG_STATE' ? t('account:leave.lastOne') : accountFailure(t, code))}
          send={({ password }) => deleteAccount(password)}
          onDone={leave}
          onCancel={() => setAsked(false)}
        />
      ) : (
        <p className={styles.wordsOnly}>
          <Button kind="danger" onClick={() => setAsked(true)}>
            {t('leave.ask')}
          </Button>
        </p>
      )}
    </section>
  );
}
