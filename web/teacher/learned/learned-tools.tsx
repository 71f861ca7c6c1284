import type { ReactNode } from 'react';
import type { SessionOverview } from '#shared/contract/result.ts';
import { downloadOverview } from '#web/data/group-results.ts';
import { useSave } from '#web/forms/use-save.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { Failure } from '#web/teacher/parts/live-controls.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';

/** Prints what a class learned, and downloads it, once that game is known. Returns the buttons and the failure. */
export function useLearnedTools(game: Pick<SessionOverview, '_id' | 'name'> | undefined): {
  buttons: ReactNode;
  failure: Failure | null;
} {
  const { t, i18n } = useTranslation('teacher-results');
  const { save, busy, failure } = useSave();
  if (game === undefined) return { buttons: null, failure: null };
  const fetchFile = () => save(() => downloadOverview(game._id, game.name, i18n.language));
  return {
    failure: failure === null ? null : { text: t('downloadFailed'), onRetry: fetchFile },
    buttons: (
      <>
        <Button kind="line" onClick={() => window.print()}>
          <Icon name="print" />
          {t('print')}
        </Button>
        <Button kind="line" busy={busy} onClick={fetchFile}>
          <Icon name="download" />
          {t('download')}
        </Button>
      </>
    ),
  };
}
