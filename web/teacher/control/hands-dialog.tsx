import { use, useId } from 'react';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { LinkButton } from '#web/ui/core/button.tsx';
import look from '#web/ui/forms/dialog.module.css';
import { useModal } from '#web/ui/forms/dialog.tsx';
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
  const dialog = useModal();
  const titleId = useId();
  return (
    <dialog ref={dialog} className={`${look.dialog} ${styles.hands}`} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{t('hands.title')}</h2>
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
    </dialog>
  );
}
