// Why an input makes no set: where in it, what was found there, and what was expected.
import type { ReactNode } from 'react';
import type { ImportError } from '#shared/import/import-error.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { detailText, fileErrorText, importErrorHeading, importErrorSummary } from './error-text.ts';
import type { Excerpt } from './excerpt.ts';
import type { Failed } from './read-input.ts';

export function ReadFailure({ id, failed }: { id?: string; failed: Failed }) {
  const { t } = useTranslation('office-import');
  const isRefused = failed.state === 'refused';
  return (
    <div className={`px-5 py-4 ${id === undefined ? 'rounded-lg bg-danger line-danger' : ''}`} id={id} role="alert">
      <h2 className="flex items-start gap-2 text-lg leading-tight text-danger">
        <Icon name="alert" />
        <span className="min-w-0 wrap-anywhere">
          {isRefused ? fileErrorText(t, failed.code) : importErrorHeading(t, failed.error)}
        </span>
      </h2>
      {isRefused ? (
        <>
          {failed.code === 'UNREADABLE' && <p className="mt-2">{t('file.unreadableHelp')}</p>}
          {failed.code === 'OTHER_SPREADSHEET' && <p className="mt-2">{t('file.saveAsXlsx')}</p>}
        </>
      ) : (
        <>
          {!(failed.error.at && 'cell' in failed.error.at) && (
            <p className="mt-2">{importErrorSummary(t, failed.error)}</p>
          )}
          <p className="mt-2">{t('nothingStored')}</p>
          <Details error={failed.error} excerpt={failed.excerpt} />
        </>
      )}
    </div>
  );
}

function Details({ error, excerpt }: { error: ImportError; excerpt: Excerpt | null }) {
  const { t } = useTranslation('office-import');
  if (!(excerpt || error.found || error.expected)) return null;
  return (
    <dl className="mt-4 bg-surface leading-tight line-hair">
      {excerpt && (
        <Detail name={error.at && 'line' in error.at ? t('line', { line: excerpt.place }) : excerpt.place}>
          <span className="font-mono text-sm">{excerpt.text}</span>
        </Detail>
      )}
      {error.found && (
        <Detail name={t('found')} isBad>
          {detailText(t, error, error.found)}
        </Detail>
      )}
      {error.expected && <Detail name={t('expected')}>{detailText(t, error, error.expected)}</Detail>}
    </dl>
  );
}

function Detail({ name, isBad = false, children }: { name: ReactNode; isBad?: boolean; children: ReactNode }) {
  return (
    <div
      className={`grid grid-cols-1 gap-x-4 px-3 py-2 line-hair-b tablet:grid-cols-names ${isBad ? 'bg-danger font-strong text-danger' : ''}`}
    >
      <dt className={`text-sm ${isBad ? '' : 'text-soft'}`}>{name}</dt>
      <dd className="whitespace-pre-wrap wrap-anywhere">{children}</dd>
    </div>
  );
}
