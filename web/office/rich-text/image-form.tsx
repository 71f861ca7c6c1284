// Asks for an image and its text alternative: a file, which is uploaded before it is inserted, or the address of one. It is inside a form, and
// forms cannot be nested.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { TEXT_IMAGE_SIDE_MAX } from '#shared/domain/limits.ts';
import { createTextImage } from '#web/data/text-images.ts';
import { uploadImage } from '#web/forms/upload.ts';
import { useSave } from '#web/forms/use-save.ts';
import type { Translate } from '#web/i18n/text-keys.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { type ImageChange, ImageField, imageErrorText } from '#web/office/fields/image-field.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';

/** The addresses that the sanitiser permits. */
const ADDRESS = /^(https:\/\/\S+|\/images\/[\w.-]+)$/;

const PAUSE_MS = 1_500;

interface ImageFormProps {
  /** A file that was pasted or dropped. */
  file: File | null;
  onInsert: (address: string, alt: string) => void;
  onCancel: () => void;
}

/** Resolves when a browser can load the image. The server may not read from a slow bucket for a few seconds. */
async function seeImage(address: string, tries = 4): Promise<void> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch (error) {
    if (tries === 1) throw error;
    await new Promise((done) => setTimeout(done, PAUSE_MS));
    await seeImage(address, tries - 1);
  }
}

/** Uploads an image for a text; returns its address once a browser can load it, because a bucket does not report that. */
async function store(file: File, onProgress: (part: number | null) => void): Promise<string> {
  onProgress(0);
  try {
    const { uploadURL, address } = await createTextImage();
    await uploadImage(uploadURL, file, onProgress);
    await seeImage(address);
    return address;
  } finally {
    onProgress(null);
  }
}

/** Returns the error text for an image that could not be inserted, by its error code; null for none. */
function failureText(t: Translate, code: string | null): string | null {
  switch (code) {
    case null:
      return null;
    case 'TOO_LARGE':
      return imageErrorText(t, 'size');
    case 'UNSUPPORTED_TYPE':
      return imageErrorText(t, 'broken');
    case 'NETWORK':
      return t('office:failure.NETWORK');
    default:
      return t('office:editor.imageFailed');
  }
}

export function ImageForm({ file, onInsert, onCancel }: ImageFormProps) {
  const { t } = useTranslation('office');
  const root = useRef<HTMLDivElement>(null);
  const [change, setChange] = useState<ImageChange>(file ? { kind: 'new', file } : { kind: 'unchanged' });
  const [progress, setProgress] = useState<number | null>(null);
  const [address, setAddress] = useState('');
  const [alt, setAlt] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const { save, busy, failure } = useSave();
  const isOpen = useRef(true);
  const hasAddress = change.kind === 'new' || ADDRESS.test(address.trim());
  const hasAlt = alt.trim() !== '';

  // A pasted image needs only its description.
  useEffect(() => {
    root.current?.querySelector<HTMLInputElement>(file ? 'input[name=alt]' : 'input[type=file]')?.focus();
  }, [file]);

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const submit = () => {
    if (change.kind === 'reading') return;
    setWasTried(true);
    if (!hasAddress || !hasAlt) return;
    save(async () => {
      const inserted = change.kind === 'new' ? await store(change.file, setProgress) : address.trim();
      // Cancelled while it was sent.
      if (isOpen.current) onInsert(inserted, alt.trim());
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    submit();
  };
  return (
    <div ref={root} className="grid gap-3 p-3 line-hair-b">
      <FormAlert>{failureText(t, failure)}</FormAlert>
      <ImageField
        label={t('editor.image')}
        side={TEXT_IMAGE_SIDE_MAX}
        stored={null}
        change={change}
        onChange={setChange}
        progress={progress}
        disabled={progress !== null}
      />
      {change.kind !== 'new' && (
        <TextField
          label={t('editor.imageAddress')}
          type="url"
          value={address}
          error={wasTried && !hasAddress ? t('editor.imageMissing') : undefined}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={onKeyDown}
        />
      )}
      <TextField
        label={t('editor.imageAlt')}
        hint={t('editor.imageAltHint')}
        name="alt"
        autoComplete="off"
        value={alt}
        error={wasTried && !hasAlt ? t('common:field.required') : undefined}
        onChange={(event) => setAlt(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p className="flex gap-2">
        <Button size="small" busy={busy || change.kind === 'reading'} onClick={submit}>
          {t('editor.imageAdd')}
        </Button>
        <Button size="small" kind="line" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
      </p>
    </div>
  );
}
