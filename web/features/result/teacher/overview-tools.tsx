// Taking a game's answers along: as a file for a spreadsheet, and on paper.
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Failure } from '#web/widgets/live-controls.tsx';

/** Hands a file to the browser's own downloads. */
function save({ blob, name }: { blob: Blob; name: string }): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Takes the game's id; gives the buttons and what went wrong. */
export function useOverviewTools(sessionId: string | undefined): { buttons: ReactNode; failure: Failure | null } {
  const { t } = useTranslation('group-results');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const fetchFile = async () => {
    setBusy(true);
    setFailure(null);
    try {
      save(await download('GET result/overview/:sessionId/download', { params: { sessionId } }));
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
