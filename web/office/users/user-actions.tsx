import type { User } from '#shared/contract/user.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { userCalls } from '#web/data/users.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CallButton, RemoveButton } from '#web/office/frame/call-buttons.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { notify } from '#web/ui/core/notice-store.ts';

/** `mayEnd`: whether the caller may log this user out and delete them. */
export function UserActions({ user, mayEnd }: { user: User; mayEnd: boolean }) {
  const { t } = useTranslation('office-users');
  const { _id: id, email, name, activated } = user;
  const who = email ?? name ?? t('noEmail');
  const remove = async () => {
    await userCalls.remove(id).catch((error: unknown) => {
      // By an earlier try whose reply was lost, or by another user.
      if (errorCodeOf(error) !== 'NOT_FOUND') throw error;
    });
    notify('done', t('removed', { user: who }));
  };
  return (
    <div className="flex flex-wrap justify-end gap-2 @max-laptop:flex-col @max-laptop:items-end @max-card:flex-row @max-card:justify-start">
      {!activated && email !== null && (
        // The link of the earlier invitation stops working.
        <CallButton
          call={() => userCalls.resend(email)}
          done={t('resent')}
          failed={(code) => (code === 'WRONG_STATE' ? t('activatedMeanwhile') : undefined)}
          size="small"
          of={email}
        >
          <Icon name="mail" />
          {t('resend')}
        </CallButton>
      )}
      {mayEnd && activated && (
        <CallButton
          call={() => userCalls.logOut(id)}
          done={t('loggedOut', { user: who })}
          failed={(code) => (code === 'NOT_FOUND' ? t('goneMeanwhile') : undefined)}
          size="small"
          of={who}
        >
          {t('logOut')}
        </CallButton>
      )}
      {mayEnd && (
        <RemoveButton
          title={t('removeTitle', { user: who })}
          text={t('removeText')}
          whyNot={(code) => (code === 'WRONG_STATE' ? t('lastOne') : null)}
          size="small"
          of={who}
          onRemove={remove}
        />
      )}
    </div>
  );
}
