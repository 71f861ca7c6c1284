// Downloads a file as the user who is logged in.

import { errorCodeOf } from '#web/client/api-error.ts';
import { downloadStatistics } from '#web/data/statistics.ts';
import { useSave } from '#web/forms/use-save.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { failureText } from '#web/office/frame/error-texts.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';

interface DownloadButtonProps {
  call: 'GET result/statistics' | 'GET result/statistics/extended';
  text: string;
}

export function DownloadButton({ call, text }: DownloadButtonProps) {
  const { t, i18n } = useTranslation('office-statistics');
  const { save, busy } = useSave();
  const fetchFile = () =>
    save(async () => {
      try {
        await downloadStatistics(call, i18n.language);
      } catch (error) {
        notify('error', errorCodeOf(error) === 'NETWORK' ? failureText(t, 'NETWORK') : t('downloadFailed'));
      }
    });
  return (
    <Button kind="line" busy={busy} onClick={fetchFile}>
      <Icon name="download" />
      {text}
    </Button>
  );
}
