import type { ReactNode } from 'react';
import type { SessionOverview } from '#shared/contract/result.ts';
import { downloadOverview } from '#web/data/group-results.ts';
import { useSave } from '#web/forms/use-save.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { Failure } from '#web/teacher/parts/live-controls.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button, LinkButton } from '#web/ui/core/button.tsx';

/** Downloads and prints the overview of that game, once it is loaded, and links to its debrief sheet. Returns the buttons and the failure. */
export function useOverviewTools(
  game: Pick<SessionOverview, '_id' | 'name'> | undefined,
  debriefPath: string,
): {
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
        <LinkButton kind="line" to={debriefPath}>
          <Icon name="document" />
          {t('debrief.open')}
        </LinkButton>
        <Button kind="line" busy={busy} onClick={fetchFile}>
          <Icon name="download" />
          {t('download')}
        </Button>
        <Button kind="line" onClick={() => window.print()}>
          <Icon name="print" />
          {t('print')}
        </Button>
      </>
    ),
  };
}
