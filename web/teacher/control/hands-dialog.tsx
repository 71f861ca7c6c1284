import { use } from 'react';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import { TitledDialog } from '#web/teacher/parts/titled-dialog.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { LinkButton } from '#web/ui/core/button.tsx';
import { HandsChoice } from './hands-choice.tsx';
import styles from './hands-dialog.module.css';
import { HandsPanel } from './hands-panel.tsx';
import { OwnScreen } from './own-screen.ts';

interface HandsDialogProps {
  session: VotingSession;
  /** The statement that the live screen asks about; null if the teacher chooses one. */
  statement: LiveStatement | null;
  onClose: () => void;
}

/** For a teacher with one screen: if the class sees it, it shows dots, and a separate window the numbers. */
export function HandsDialog({ session, statement, onClose }: HandsDialogProps) {
  const { t } = useTranslation('teacher-live');
  const isOwn = use(OwnScreen);
  return (
    <TitledDialog title={t('hands.title')} className={styles.hands} onClose={onClose}>
      {statement === null ? (
        <HandsChoice session={session} onClose={onClose} />
      ) : (
        <HandsPanel session={session} statement={statement} onClose={onClose} />
      )}
      {!isOwn && (
        <p>
          <LinkButton kind="text" to={`/teacher/votingsession/${session.code}/hands`} target="_blank" onClick={onClose}>
            <Icon name="give" />
            {t('hands.ownWindow')}
          </LinkButton>
        </p>
      )}
    </TitledDialog>
  );
}
