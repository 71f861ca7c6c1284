// The file of an import: chosen or dropped, with what is wrong with it inside the field. The native field lies over all of
// it, so that a click, a drop and the keyboard go where the browser expects them.
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import buttons from '#web/ui/button.module.css';
import fields from '#web/ui/field.module.css';
import { Icon } from '#web/ui/icon.tsx';
import { refusalText } from './fault-text.ts';
import styles from './file-field.module.css';
import { ImportFault } from './import-fault.tsx';
import type { ReadFile } from './read-file.ts';

interface FileFieldProps {
  file: File | null;
  /** What became of the file; null while it is read or before one is chosen. */
  read: ReadFile | null;
  /** Nobody chose a file, though it is needed. */
  isMissing: boolean;
  onChoose: (file: File) => void;
}

/** Bytes in a kB. */
const KB = 1_000;

export function FileField({ file, read, isMissing, onChoose }: FileFieldProps) {
  const { t, i18n } = useTranslation('import');
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const refusal = isMissing ? 'REQUIRED' : read?.state === 'refused' ? read.code : null;
  const isInvalid = refusal !== null || read?.state === 'faulty';
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
            aria-describedby={isInvalid ? `${id}-fault` : undefined}
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
        {refusal && (
          <div className={styles.fault} id={`${id}-fault`} role="alert">
            <h2>
              <Icon name="alert" />
              <span>{refusalText(t, refusal)}</span>
            </h2>
            {refusal === 'UNREADABLE' && <p>{t('file.unreadableHelp')}</p>}
          </div>
        )}
        {read?.state === 'faulty' && <ImportFault id={`${id}-fault`} fault={read.fault} excerpt={read.excerpt} />}
      </div>
    </div>
  );
}
