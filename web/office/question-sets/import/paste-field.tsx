import { useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { AreaField } from '#web/ui/forms/area-field.tsx';

/** The cells that somebody copied. They do not stay in the field: thousands of lines are slow, and are shown below. */
export function PasteField({ onPaste }: { onPaste: (text: string) => void }) {
  const { t } = useTranslation('office-import');
  const [typed, setTyped] = useState('');
  const read = (text: string) => {
    setTyped('');
    onPaste(text);
  };
  return (
    <AreaField
      label={t('paste.label')}
      hint={t('paste.hint')}
      rows={2}
      spellCheck={false}
      value={typed}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text/plain');
        if (text.trim() === '') return;
        event.preventDefault();
        read(text);
      }}
      // What somebody typed or inserted without tabs, such as the text of a CSV.
      onBlur={() => typed.trim() !== '' && read(typed)}
      // Dropped, or inserted by a keyboard of a phone: only cells have tabs between them.
      onChange={({ target }) => (target.value.includes('\t') ? read(target.value) : setTyped(target.value))}
    />
  );
}
