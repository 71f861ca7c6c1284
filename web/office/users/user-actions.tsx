// What can be done to a user: invite them again, end their logins, delete them with all that is theirs.
import type { User } from '#shared/contract/user.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { userCalls } from '#web/data/users.ts';
import { useSave } from '#web/forms/use-save.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { failureText } from '#web/office/frame/error-texts.ts';
import { RemoveButton } from '#web/office/frame/remove-button.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { ResendButton } from './resend-button.tsx';
import styles from './users-page.module.css';

/** `mayEnd`: whether the caller may log this user out and delete them. */
export function UserActions({ user, mayEnd }: { user: User; mayEnd: boolean }) {
  const { t } = useTranslation('office-users');
  const who = user.email ?? user.name ?? t('noEmail');
  return (
    <div className={styles.actions}>
      {!user.activated && user.email !== null && <ResendButton email={user.email} />}
      {mayEnd && user.activated && <LogOutButton id={user._id} who={who} />}
      {mayEnd && <RemoveUser id={user._id} who={who} />}
    </div>
  );
}

interface UserName {
  id: string;
  who: string;
}

function LogOutButton({ id, who }: UserName) {
  const { t } = useTranslation('office-users');
  const { save, busy } = useSave();
  const send = () =>
    save(async () => {
      try {
        await userCalls.logOut(id);
        notify('done', t('loggedOut', { user: who }));
      } catch (error) {
        const code = errorCodeOf(error);
        notify('error', code === 'NOT_FOUND' ? t('goneMeanwhile') : failureText(t, code));
      }
    });
  return (
    <Button kind="line" size="small" busy={busy} onClick={send}>
      {t('logOut')}
      <VisuallyHidden> {who}</VisuallyHidden>
    </Button>
  );
}

function RemoveUser({ id, who }: UserName) {
  const { t } = useTranslation('office-users');
  const remove = async () => {
    await userCalls.remove(id).catch((error: unknown) => {
      // By an earlier try whose reply was lost, or by another user.
      if (errorCodeOf(error) !== 'NOT_FOUND') throw error;
    });
    notify('done', t('removed', { user: who }));
  };
  return (
    <RemoveButton
      title={t('removeTitle', { user: who })}
      text={t('removeText')}
      refusals={{ WRONG_STATE: t('lastOne') }}
      size="small"
      of={who}
      onRemove={remove}
    />
  );
}
