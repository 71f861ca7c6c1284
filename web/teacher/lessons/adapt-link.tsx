import { useState } from 'react';
import { useNavigate } from 'react-router';
import { writeDraft } from '#web/client/draft-store.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { gameDraftKey, NEW_GAME, readGameDraft } from '#web/teacher/wizard/stored-draft.ts';
import { Button } from '#web/ui/core/button.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { adaptPath, type LessonPlace } from './lesson-path.ts';

/** Opens the wizard with the lesson; asks first where it would take the place of a new game that was begun. */
export function AdaptLink({ place, name }: { place: LessonPlace; name: string }) {
  const { t } = useTranslation('teacher-lessons');
  const navigate = useNavigate();
  const [begun, setBegun] = useState<string | null>(null);
  const open = () => navigate(adaptPath(place));
  const ask = () => {
    const stored = readGameDraft(NEW_GAME);
    if (stored === null) return open();
    setBegun(stored.draft.name.trim() || t('teacher-dashboard:unsavedGame.noName'));
  };
  return (
    <>
      <Button kind="text" onClick={ask}>
        {t('adapt')}
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </Button>
      {begun !== null && (
        <Dialog
          title={t('teacher-dashboard:unsavedGame.forgetTitle', { name: begun })}
          cancel={t('teacher-dashboard:games.keep')}
          confirm={t('teacher-dashboard:unsavedGame.forget')}
          destroys
          onCancel={() => setBegun(null)}
          onConfirm={() => {
            writeDraft(gameDraftKey(NEW_GAME), null);
            return open();
          }}
        >
          <p>{t('teacher-dashboard:unsavedGame.forgetText')}</p>
        </Dialog>
      )}
    </>
  );
}
