// The last backup, and the button that makes one. A backup takes its time on the server: the page reads until it is there.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { System } from '#shared/contract/system.ts';
import { beginBackup, systemQuery } from '#web/data/system.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CallButton } from '#web/office/frame/call-buttons.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { Facts } from './facts.tsx';
import { ageWords, sizeWords } from './measures.ts';
import { Part } from './part.tsx';

const READ_MS = 2_000;

interface BackupPartProps {
  backup: System['backup'];
  /** Whether the last try failed. */
  hasFailed: boolean;
}

export function BackupPart({ backup, hasFailed }: BackupPartProps) {
  const { t, i18n } = useTranslation('office-system');
  /** The last one when this one was asked for, and the moment; null while none is made. */
  const [asked, setAsked] = useState<{ lastAt: string | null; at: number } | null>(null);
  const { dataUpdatedAt } = useQuery({ ...systemQuery, refetchInterval: asked === null ? false : READ_MS });

  useEffect(() => {
    if (asked === null || dataUpdatedAt <= asked.at) return;
    if (backup.lastAt !== asked.lastAt) notify('done', t('backupMade'));
    else if (hasFailed) notify('error', t('backupFailed'));
    else return;
    setAsked(null);
  }, [asked, dataUpdatedAt, backup.lastAt, hasFailed, t]);

  const begin = async () => {
    await beginBackup();
    setAsked({ lastAt: backup.lastAt, at: Date.now() });
  };

  return (
    <Part name="backup" title={t('backup')}>
      {backup.lastAt === null ? (
        <p>{t('backupNever')}</p>
      ) : (
        <Facts
          rows={[
            [
              t('backupLast'),
              `${formatDate(new Date(backup.lastAt), i18n.language, { dateStyle: 'long', timeStyle: 'short' })} (${ageWords(backup.lastAt, i18n.language)})`,
            ],
            ...fileRows(backup, t('backupFile'), t('backupFolder')),
            [t('backupSize'), sizeWords(backup.bytes ?? 0, i18n.language)],
          ]}
        />
      )}
      {backup.folder === null ? (
        <p>{t('backupNoFolder')}</p>
      ) : (
        <>
          <p className="text-soft">{t('backupSecret')}</p>
          <p>
            <CallButton
              call={begin}
              failed={(code) => (code === 'WRONG_STATE' ? t('backupRunning') : undefined)}
              goesOn={asked !== null}
            >
              <Icon name="download" />
              {t('backUpNow')}
            </CallButton>
          </p>
        </>
      )}
    </Part>
  );
}

/** The name of the file and its folder, of either kind of path; nothing if it is not known. */
function fileRows({ file }: System['backup'], fileName: string, folderName: string): [string, string][] {
  if (file === null) return [];
  const at = Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\'));
  return [
    [fileName, file.slice(at + 1)],
    [folderName, file.slice(0, at)],
  ];
}
