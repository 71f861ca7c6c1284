import { lazy, Suspense, useId } from 'react';
import styles from '#web/ui/common/field.module.css';
import { FieldError } from '#web/ui/common/field.tsx';
import { Loading } from '#web/ui/core/loading.tsx';

const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }));

interface RichTextFieldProps {
  label: string;
  error: string | undefined;
  /** The HTML to begin with; the editor keeps its own state after that. */
  initial: string;
  onHtml: (html: string) => void;
}

export function RichTextField({ label, error, initial, onHtml }: RichTextFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <Suspense fallback={<Loading />}>
        <RichTextEditor
          labelledBy={`${id}-label`}
          describedBy={error ? `${id}-error` : ''}
          invalid={Boolean(error)}
          initial={initial}
          onHtml={onHtml}
        />
      </Suspense>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
