// The file of an import: chosen or dropped, with its error inside the field. The native field covers all of
// it, so that a click, a drop and the keyboard go where the browser expects them.
import { useId, useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import fields from '#web/ui/common/field.module.css';
import { Icon } from '#web/ui/common/icon.tsx';
import buttons from '#web/ui/core/button.module.css';
import { fileErrorText } from './error-text.ts';
import styles from './file-field.module.css';
import { ImportErrorView } from './import-error.tsx';
import type { ReadFile } from './read-file.ts';

interface FileFieldProps {
  file: File | null;
  /** The result of reading the file; null while it is read or before one is chosen. */
  read: ReadFile | null;
  /** No file was chosen, though one is required. */
  isMissing: boolean;
  onChoose: (file: File) => void;
}

/** Bytes in a kB. */
const KB = 1_000;

export function FileField({ file, read, isMissing, onChoose }: FileFieldProps) {
  const { t, i18n } = useTranslation('office-import');
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const fileError = isMissing ? 'REQUIRED' : read?.state === 'refused' ? read.code : null;
  const isInvalid = fileError !== null || read?.state === 'invalid';
  const size = file ? Math.ceil(file.size / KB).toLocaleString(i18n.language) : '';

  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={`${id}-file`}>
        {t('file.label')}
      </label>
      <div>
        <div className={styles.file} data-invalid={isInvalid || undefined} data-over={isOver || undefined}>
          <Icon name="document" className={styles.icon} />
          <p>
            <b>{file ? file.name : t('file.none')}</b>
            <span className={styles.size}>
              {file ? (read ? t('file.size', { size }) : t('file.reading')) : t('file.drop')}
            </span>
          </p>
          <span className={`${buttons.button} ${buttons.line} ${buttons.small}`} aria-hidden="true">
            {file ? t('file.other') : t('file.choose')}
          </span>
          <input
            id={`${id}-file`}
            type="file"
            accept=".json,.csv"
            className={styles.input}
            aria-invalid={isInvalid || undefined}
            aria-describedby={isInvalid ? `${id}-error` : undefined}
            onDragEnter={() => setIsOver(true)}
            onDragLeave={() => setIsOver(false)}
            onDrop={() => setIsOver(false)}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) onChoose(chosen);
              // The same file, repaired, can be chosen again.
              target.value = '';
            }}
          />
        </div>
        {fileError && (
          <div className={styles.error} id={`${id}-error`} role="alert">
            <h2>
              <Icon name="alert" />
              <span>{fileErrorText(t, fileError)}</span>
            </h2>
            {fileError === 'UNREADABLE' && <p>{t('file.unreadableHelp')}</p>}
          </div>
        )}
        {read?.state === 'invalid' && <ImportErrorView id={`${id}-error`} error={read.error} excerpt={read.excerpt} />}
      </div>
    </div>
  );
}
