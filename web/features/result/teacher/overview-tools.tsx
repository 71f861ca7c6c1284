// Taking a game's answers along: as a file for a spreadsheet, and on paper.
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '#web/lib/api.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Failure } from '#web/widgets/live-controls.tsx';

/** Takes the game's id; gives the buttons and what went wrong. */
export function useOverviewTools(sessionId: string | undefined): { buttons: ReactNode; failure: Failure | null } {
  const { t } = useTranslation('group-results');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const fetchFile = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { blob, name } = await download('GET result/overview/:sessionId/download', { params: { sessionId } });
      saveFile(blob, name);
    } catch {
      setFailure({ text: t('downloadFailed'), onRetry: fetchFile });
    } finally {
      setBusy(false);
    }
  };
  return {
    failure,
    buttons: sessionId !== undefined && (
      <>
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
