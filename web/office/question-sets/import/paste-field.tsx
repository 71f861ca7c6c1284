import { useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { AreaField } from '#web/ui/forms/area-field.tsx';

interface PasteFieldProps {
  onPaste: (text: string) => void;
  /** How many rows were pasted last, once they are read. */
  pasted: number | null;
}

/** The cells that somebody copied. They do not stay in the field: thousands of lines are slow, and are shown below. */
export function PasteField({ onPaste, pasted }: PasteFieldProps) {
  const { t } = useTranslation('office-import');
  const [typed, setTyped] = useState('');
  const read = (text: string) => {
    setTyped('');
    onPaste(text);
  };
  return (
    <div className="grid grid-cols-1 gap-3">
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
      <p role="status" className="flex items-center gap-2 font-strong empty:hidden">
        {pasted !== null && (
          <>
            <Icon name="check" className="text-fill" />
            <span>{t('paste.done', { count: pasted })}</span>
          </>
        )}
      </p>
    </div>
  );
}
