import { useTranslation } from '#web/i18n/use-translation.ts';
import type { Controls } from '#web/teacher/control/use-controls.tsx';
import { HeaderButton, HowToJoin, PeopleButton, StudentCount } from '#web/teacher/parts/live-header.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import styles from './remote.module.css';

interface RemoteHeaderProps {
  code: string;
  locked: boolean;
  students: number;
  /** The controls of an ongoing game. */
  controls: Controls | null;
}

/** The code of the game, whether it is locked, and how many joined. */
export function RemoteHeader({ code, locked, students, controls }: RemoteHeaderProps) {
  const { t } = useTranslation('teacher-live');
  const people = controls?.press('people');
  return (
    <header className={styles.header}>
      <VisuallyHidden>{t('lobby.theCode')}</VisuallyHidden>
      <HowToJoin code={code} locked={locked} press={controls?.press('code')} />
      {locked && (
        <p>
          <Icon name="lock" />
          <VisuallyHidden>{t('lock.closed')}</VisuallyHidden>
        </p>
      )}
      <HeaderButton icon="question" press={controls?.press('questionsChip')}>
        {null}
      </HeaderButton>
      {people ? <PeopleButton count={students} press={people} /> : <StudentCount count={students} />}
    </header>
  );
}
