// A set as a file, in the two formats that the import reads.
import { useState } from 'react';
import { queryClient } from '#web/client/query-client.ts';
import { saveFile } from '#web/client/save-file.ts';
import { questionSetQuery } from '#web/data/question-sets.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';

type Kind = 'json' | 'csv';
const KINDS: readonly { kind: Kind; word: string }[] = [
  { kind: 'json', word: 'JSON' },
  { kind: 'csv', word: 'CSV' },
];
const TYPES: Record<Kind, string> = { json: 'application/json', csv: 'text/csv' };

/** A file name that is valid on every system. */
const fileNameOf = (name: string, kind: Kind): string =>
  `${
    name
      .replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-')
      .trim()
      .slice(0, 80) || 'stellingenset'
  }.${kind}`;

/** Refetches the whole set, so that the file is what is stored now. */
async function exportFile(id: string, kind: Kind): Promise<void> {
  const [set, { exportCsv, exportJson }] = await Promise.all([
    queryClient.fetchQuery({ ...questionSetQuery(id), staleTime: 0 }),
    import('#shared/import/export.ts'),
  ]);
  const text = kind === 'json' ? exportJson(set) : exportCsv(set);
  saveFile(new Blob([text], { type: TYPES[kind] }), fileNameOf(set.name, kind));
}

export function ExportLinks({ set }: { set: { _id: string; name: string } }) {
  const { t } = useTranslation('office-question-sets');
  const [busy, setBusy] = useState<Kind | null>(null);
  const download = async (kind: Kind) => {
    setBusy(kind);
    try {
      await exportFile(set._id, kind);
      if (kind === 'csv') notify('done', t('export.csvLeavesOut'));
    } catch {
      notify('error', t('notice.exportFailed'));
    } finally {
      setBusy(null);
    }
  };
  return (
    <span className="inline-flex">
      {KINDS.map(({ kind, word }) => (
        <Button
          key={kind}
          kind="text"
          size="small"
          busy={busy === kind}
          title={kind === 'csv' ? t('export.csvLeavesOut') : undefined}
          aria-label={t('export.label', { name: set.name, kind: word })}
          onClick={() => download(kind)}
        >
          <Icon name="download" />
          <span>{word}</span>
        </Button>
      ))}
    </span>
  );
}
