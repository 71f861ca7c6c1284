import { useTranslation } from '#web/i18n/use-translation.ts';
import { StudentCount } from '#web/teacher/parts/live-header.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import styles from './remote.module.css';

interface RemoteHeaderProps {
  code: string;
  locked: boolean;
  students: number;
}

/** The code of the game, whether it is locked, and how many joined. */
export function RemoteHeader({ code, locked, students }: RemoteHeaderProps) {
  const { t } = useTranslation('teacher-live');
  return (
    <header className={styles.header}>
      <p>
        <VisuallyHidden>{t('lobby.theCode')}</VisuallyHidden> <b className={styles.code}>{code}</b>
        {locked && (
          <>
            {' '}
            <Icon name="lock" />
            <VisuallyHidden>{t('lock.closed')}</VisuallyHidden>
          </>
        )}
      </p>
      <StudentCount count={students} />
    </header>
  );
}
