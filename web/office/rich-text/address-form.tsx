import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import styles from './rich-text-editor.module.css';

/** What the sanitiser lets through; a link may also be empty, which removes it. */
const ADDRESS = {
  link: /^(https?:\/\/\S+|(mailto|tel):\S+|[/#]\S*)?$/i,
  image: /^(https:\/\/\S+|\/images\/[\w.-]+)$/,
};

interface AddressFormProps {
  kind: 'link' | 'image';
  /** The address of the link that is selected. */
  initial: string;
  /** Receives the address and, for an image, its description. */
  onSubmit: (address: string, alt: string) => void;
  onCancel: () => void;
}

/** Asks for the address of a link or an image. It stands inside a form, so it is none itself. */
export function AddressForm({ kind, initial, onSubmit, onCancel }: AddressFormProps) {
  const { t } = useTranslation('office');
  const fields = useRef<HTMLDivElement>(null);
  const [address, setAddress] = useState(initial);
  const [alt, setAlt] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);

  useEffect(() => fields.current?.querySelector('input')?.focus(), []);

  const submit = () => {
    const isAddress = ADDRESS[kind].test(address.trim());
    setIsInvalid(!isAddress);
    if (isAddress) onSubmit(address.trim(), alt.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    submit();
  };
  return (
    <div ref={fields} className={styles.address}>
      <TextField
        label={t(kind === 'link' ? 'editor.linkAddress' : 'editor.imageAddress')}
        type="url"
        value={address}
        error={isInvalid ? t('editor.addressInvalid') : undefined}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {kind === 'image' && (
        <TextField
          label={t('editor.imageAlt')}
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
          onKeyDown={onKeyDown}
        />
      )}
      <p className={styles.buttons}>
        <Button size="small" onClick={submit}>
          {t(kind === 'link' ? 'editor.linkSave' : 'editor.imageAdd')}
        </Button>
        <Button size="small" kind="line" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
      </p>
    </div>
  );
}
