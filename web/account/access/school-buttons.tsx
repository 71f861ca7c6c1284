import type { Reply } from '#shared/contract/call.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';
import styles from './auth-form.module.css';
import { leaveForProvider } from './school-login.ts';

interface SchoolButtonsProps {
  providers: Reply<'GET auth/methods'>['providers'];
  /** The navigation state that the login page came with. */
  state: unknown;
}

/** A button for each account of a school that one can log in with. */
export function SchoolButtons({ providers, state }: SchoolButtonsProps) {
  const { t } = useTranslation('auth');
  return (
    <p className={styles.schools}>
      {providers.map(({ id, label }) => (
        <Button key={id} size="big" wide onClick={() => leaveForProvider(id, { state, joins: false })}>
          {t('school.with', { label })}
        </Button>
      ))}
    </p>
  );
}
