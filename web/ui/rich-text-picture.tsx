// Asks for a picture's address and its description, inside the editor's form: so it is no form of its own.
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import styles from './rich-text-field.module.css';
import { TextField } from './text-field.tsx';

const ADDRESS = /^(https:\/\/\S+|\/images\/[\w.-]+)$/;

interface PictureFormProps {
  onPicture: (picture: { src: string; alt: string }) => void;
  onCancel: () => void;
}

export function PictureForm({ onPicture, onCancel }: PictureFormProps) {
  const { t } = useTranslation('office');
  const [src, setSrc] = useState('');
  const [alt, setAlt] = useState('');
  const [wrong, setWrong] = useState(false);
  const add = () => {
    const isAddress = ADDRESS.test(src.trim());
    setWrong(!isAddress);
    if (isAddress) onPicture({ src: src.trim(), alt: alt.trim() });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <div className={styles.picture}>
      <TextField
        label={t('editor.pictureAddress')}
        type="url"
        value={src}
        error={wrong ? t('editor.pictureAddressInvalid') : undefined}
        onChange={(event) => setSrc(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <TextField
        label={t('editor.pictureAlt')}
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p className={styles.buttons}>
        <Button size="small" onClick={add}>
          {t('editor.pictureAdd')}
        </Button>
        <Button size="small" kind="line" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
      </p>
    </div>
  );
}
