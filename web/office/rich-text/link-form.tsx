import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';

/** The addresses that the sanitiser permits; an empty one removes the link. */
const ADDRESS = /^(https?:\/\/\S+|(mailto|tel):\S+|[/#]\S*)?$/i;

interface LinkFormProps {
  /** The address of the link that is selected. */
  initial: string;
  onSubmit: (address: string) => void;
  onCancel: () => void;
}

/** Asks for the address of a link. It is inside a form, and forms cannot be nested. */
export function LinkForm({ initial, onSubmit, onCancel }: LinkFormProps) {
  const { t } = useTranslation('office');
  const fields = useRef<HTMLDivElement>(null);
  const [address, setAddress] = useState(initial);
  const [isInvalid, setIsInvalid] = useState(false);

  useEffect(() => fields.current?.querySelector('input')?.focus(), []);

  const submit = () => {
    const isAddress = ADDRESS.test(address.trim());
    setIsInvalid(!isAddress);
    if (isAddress) onSubmit(address.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    submit();
  };
  return (
    <div ref={fields} className="grid grid-cols-cards items-end gap-3 p-3 line-hair-b">
      <TextField
        label={t('editor.linkAddress')}
        type="url"
        value={address}
        error={isInvalid ? t('editor.addressInvalid') : undefined}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p className="flex gap-2">
        <Button size="small" onClick={submit}>
          {t('editor.linkSave')}
        </Button>
        <Button size="small" kind="line" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
      </p>
    </div>
  );
}
