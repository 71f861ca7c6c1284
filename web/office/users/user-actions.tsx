import type { User } from '#shared/contract/user.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { userCalls } from '#web/data/users.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CallButton, RemoveButton } from '#web/office/frame/call-buttons.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';

/** `mayEnd`: whether the caller may log this user out and delete them. */
export function UserActions({ user, mayEnd }: { user: User; mayEnd: boolean }) {
  const { t } = useTranslation('office-users');
  const who = user.email ?? user.name ?? t('noEmail');
  return (
    <div className="flex flex-wrap justify-end gap-2 @max-laptop:flex-col @max-laptop:items-end @max-card:flex-row @max-card:justify-start">
      {!user.activated && user.email !== null && <ResendButton email={user.email} />}
      {mayEnd && user.activated && <LogOutButton id={user._id} who={who} />}
      {mayEnd && <RemoveUser id={user._id} who={who} />}
    </div>
  );
}

/** The link of the earlier invitation stops working. */
function ResendButton({ email }: { email: string }) {
  const { t } = useTranslation('office-users');
  return (
    <CallButton
      call={() => userCalls.resend(email)}
      done={t('resent')}
      failed={(code) => (code === 'WRONG_STATE' ? t('activatedMeanwhile') : undefined)}
      size="small"
    >
      <Icon name="mail" />
      {t('resend')}
      <VisuallyHidden>{` ${email}`}</VisuallyHidden>
    </CallButton>
  );
}

interface UserName {
  id: string;
  who: string;
}

function LogOutButton({ id, who }: UserName) {
  const { t } = useTranslation('office-users');
  return (
    <CallButton
      call={() => userCalls.logOut(id)}
      done={t('loggedOut', { user: who })}
      failed={(code) => (code === 'NOT_FOUND' ? t('goneMeanwhile') : undefined)}
      size="small"
    >
      {t('logOut')}
      <VisuallyHidden>{` ${who}`}</VisuallyHidden>
    </CallButton>
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
      whyNot={(code) => (code === 'WRONG_STATE' ? t('lastOne') : null)}
      size="small"
      of={who}
      onRemove={remove}
    />
  );
}
