// An image to choose, drop, replace or remove; it is sent when its form is saved.
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { IMAGE_BYTES_MAX, IMAGE_PIXELS_MAX, IMAGE_SIDE_MAX } from '#shared/domain/limits.ts';
import { IMAGE_TYPES, type ImageFileError, redrawImage } from '#web/forms/image-file.ts';
import type { Translate } from '#web/i18n/text-keys.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { FieldError } from '#web/ui/common/field.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';

/**
 * The change of the image when the form is saved; while a file is read, or if it cannot be used, the form is not saved.
 */
export type ImageChange =
  | { kind: 'reading' }
  | { kind: 'unchanged' }
  | { kind: 'removed' }
  | { kind: 'new'; file: File }
  | { kind: 'refused'; error: ImageFileError };

interface ImageFieldProps {
  label: string;
  /** The longest side, in pixels, at which the image is kept. */
  side: number;
  /** The stored image's address. */
  stored: string | null;
  change: ImageChange;
  onChange: (change: ImageChange) => void;
  /** The part that is sent while saving, 0 to 1; null before and after. */
  progress: number | null;
  /** While its form is saved: a picture chosen then would not be part of it. */
  disabled: boolean;
}

/** An address for a file that is only in the browser so far. */
function useFileAddress(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return setAddress(null);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

export function ImageField({ label, side, stored, change, onChange, progress, disabled }: ImageFieldProps) {
  const { t } = useTranslation('office');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const newest = useRef<File | null>(null);
  const chosen = useFileAddress(change.kind === 'new' ? change.file : null);
  const error = change.kind === 'refused' ? change.error : null;
  const shown = change.kind === 'unchanged' || error !== null ? stored : chosen;

  const take = async (file: File | undefined) => {
    if (!file) return;
    newest.current = file;
    onChange({ kind: 'reading' });
    const made = await redrawImage(file, side);
    if (newest.current !== file) return;
    onChange(made instanceof File ? { kind: 'new', file: made } : { kind: 'refused', error: made });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!disabled) take(event.dataTransfer.files[0]);
  };
  const clear = () => {
    newest.current = null;
    if (input.current) input.current.value = '';
    onChange(stored !== null && change.kind === 'unchanged' ? { kind: 'removed' } : { kind: 'unchanged' });
  };

  return (
    <fieldset
      className="grid grid-cols-1 gap-1"
      disabled={disabled}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(!disabled);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <legend className="mb-1 font-strong">{label}</legend>
      <div
        className={`flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg px-5 py-4 ${error !== null ? 'line-danger bg-page' : isOver ? 'line-action bg-tint' : 'line-drop bg-page'}`}
      >
        <span className="grid size-tile flex-none place-items-center overflow-hidden rounded-md bg-surface text-xl text-soft line-hair">
          {shown === null ? (
            <Icon name="picture" />
          ) : (
            <img className="size-full object-contain" src={shown} alt={t('picture.preview')} />
          )}
        </span>
        <div className="grid basis-field grow gap-2 wrap-anywhere">
          <p id={`${id}-hint`}>{change.kind === 'new' ? change.file.name : t('picture.hint')}</p>
          <p className="flex flex-wrap gap-2">
            <label className="relative">
              <input
                ref={input}
                type="file"
                className="peer absolute inset-0 w-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
                accept={IMAGE_TYPES.join(',')}
                aria-invalid={error !== null || undefined}
                aria-describedby={error ? `${id}-error` : `${id}-hint`}
                onChange={(event) => take(event.target.files?.[0])}
              />
              <span className="inline-flex min-h-10 items-center rounded-md bg-surface px-3 py-1 text-sm font-strong line-control peer-hover:bg-tint peer-focus-visible:focus-ring peer-disabled:bg-disabled peer-disabled:text-disabled">
                {shown === null ? t('picture.choose') : t('picture.replace')}
              </span>
            </label>
            {(shown !== null || error !== null) && (
              <Button kind="danger" size="small" onClick={clear}>
                {change.kind === 'unchanged' ? t('picture.remove') : t('picture.undo')}
              </Button>
            )}
            {change.kind === 'removed' && (
              <Button kind="text" size="small" onClick={() => onChange({ kind: 'unchanged' })}>
                {t('picture.keep')}
              </Button>
            )}
          </p>
          {change.kind === 'removed' && <p role="status">{t('picture.removed')}</p>}
        </div>
        {progress !== null && (
          <p className="flex basis-full items-center gap-3 figures">
            <progress className="h-3 grow accent-action" value={progress} max={1} aria-label={t('picture.sending')} />
            <span>{t('picture.percent', { percent: Math.round(progress * 100) })}</span>
          </p>
        )}
      </div>
      <div role="alert">{error && <FieldError id={`${id}-error`}>{imageErrorText(t, error)}</FieldError>}</div>
    </fieldset>
  );
}

const BYTES_PER_MB = 1024 * 1024;
const PIXELS_PER_MEGAPIXEL = 1_000_000;

/** Returns why a chosen file cannot be the image. */
export function imageErrorText(t: Translate, error: ImageFileError): string {
  switch (error) {
    case 'type':
      return t('office:picture.wrongType');
    case 'size':
      return t('office:picture.tooLarge', { mb: IMAGE_BYTES_MAX / BYTES_PER_MB });
    case 'pixels':
      return t('office:picture.tooManyPixels', {
        side: IMAGE_SIDE_MAX,
        megapixels: IMAGE_PIXELS_MAX / PIXELS_PER_MEGAPIXEL,
      });
    case 'broken':
      return t('office:picture.broken');
  }
}
