import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { DiscardNewGame } from '#web/teacher/wizard/discard-new-game.tsx';
import { NEW_GAME, readGameDraft } from '#web/teacher/wizard/stored-draft.ts';
import { Button } from '#web/ui/core/button.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
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
    setBegun(stored.draft.name);
  };
  return (
    <>
      <Button kind="text" onClick={ask}>
        {t('adapt')}
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </Button>
      {begun !== null && <DiscardNewGame name={begun} onKeep={() => setBegun(null)} onDiscarded={open} />}
    </>
  );
}
