// Fetches a file with the identity of who is logged in, and hands it over.
import { useTranslation } from 'react-i18next';
import { download } from '#web/lib/api.ts';
import { errorCodeOf } from '#web/lib/api-error.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useSave } from '#web/lib/use-save.ts';
import { Button } from '#web/ui/button.tsx';
import { failureText } from '#web/ui/error-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { notify } from '#web/ui/notice-store.ts';

interface DownloadButtonProps {
  call: 'GET result/statistics' | 'GET result/statistics/extended';
  text: string;
}

export function DownloadButton({ call, text }: DownloadButtonProps) {
  const { t } = useTranslation('statistics');
  const { save, busy } = useSave();
  const fetchFile = () =>
    save(async () => {
      try {
        const { blob, name } = await download(call, { query: { for: 'spreadsheet' } });
        saveFile(blob, name);
      } catch (error) {
        notify('fault', errorCodeOf(error) === 'NETWORK' ? (failureText(t, 'NETWORK') ?? '') : t('downloadFailed'));
      }
    });
  return (
    <Button kind="line" busy={busy} onClick={fetchFile}>
      <Icon name="download" />
      {text}
    </Button>
  );
}
