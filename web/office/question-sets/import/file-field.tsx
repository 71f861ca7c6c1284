// The file of an import: chosen or dropped, with its error inside the field. The native field covers all of
// it, so that a click, a drop and the keyboard go where the browser expects them.
import { useId, useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import fields from '#web/ui/common/field.module.css';
import { Icon } from '#web/ui/common/icon.tsx';
import buttons from '#web/ui/core/button.module.css';
import { ReadFailure } from './read-failure.tsx';
import type { Failed } from './read-input.ts';

interface FileFieldProps {
  files: readonly File[];
  isRead: boolean;
  /** Why the files cannot be read, or that there are none. */
  failed: Failed | null;
  onChoose: (files: readonly File[]) => void;
}

/** Bytes in a kB. */
const KB = 1_000;

export function FileField({ files, isRead, failed, onChoose }: FileFieldProps) {
  const { t, i18n } = useTranslation('office-import');
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const isChosen = files.length > 0;
  const bytes = files.reduce((sum, file) => sum + file.size, 0);
  const size = Math.ceil(bytes / KB).toLocaleString(i18n.language);

  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={`${id}-file`}>
        {t('file.label')}
      </label>
      <div className={failed ? 'rounded-lg bg-danger line-danger' : ''}>
        <div
          className={`relative flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4 has-focus-visible:focus-ring ${failed ? 'rounded-t-md bg-surface' : isOver ? 'rounded-lg bg-tint line-action' : 'rounded-lg bg-page line-drop hover:bg-tint'}`}
        >
          <span className="text-xl text-soft">
            <Icon name="document" />
          </span>
          <p className="basis-cell grow leading-tight">
            <b className="block wrap-anywhere">
              {isChosen ? files.map(({ name }) => name).join(', ') : t('file.none')}
            </b>
            <span className="text-soft figures">
              {isChosen ? (isRead ? t('file.size', { size }) : t('file.reading')) : t('file.drop')}
            </span>
          </p>
          <span className={`${buttons.button} ${buttons.line} ${buttons.small}`} aria-hidden="true">
            {isChosen ? t('file.other') : t('file.choose')}
          </span>
          <input
            id={`${id}-file`}
            type="file"
            multiple
            accept=".json,.csv,.txt,.xlsx"
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            aria-invalid={failed !== null || undefined}
            aria-describedby={failed ? `${id}-error` : undefined}
            onDragEnter={() => setIsOver(true)}
            onDragLeave={() => setIsOver(false)}
            onDrop={() => setIsOver(false)}
            onChange={({ target }) => {
              const chosen = [...(target.files ?? [])];
              if (chosen.length > 0) onChoose(chosen);
              // The same file, repaired, can be chosen again.
              target.value = '';
            }}
          />
        </div>
        {failed && <ReadFailure id={`${id}-error`} failed={failed} />}
      </div>
    </div>
  );
}
