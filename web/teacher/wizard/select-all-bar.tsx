import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';

/** The number of rows from which they can be searched, and ticked together. */
export const TOOLS_FROM = 20;

interface TickToolsProps {
  label: string;
  search: string;
  onSearch: (search: string) => void;
  /** Selects or deselects all that are shown. */
  onAll: (on: boolean) => void;
}

export function SelectAllBar({ label, search, onSearch, onAll }: TickToolsProps) {
  const { t } = useTranslation('teacher-wizard');
  return (
    <div className="mt-6 mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="max-w-toolbar grow basis-field">
        <SearchField label={label} value={search} onSearch={onSearch} />
      </div>
      <Button kind="text" onClick={() => onAll(true)}>
        {t('tickAll')}
      </Button>
      <Button kind="text" onClick={() => onAll(false)}>
        {t('tickNone')}
      </Button>
    </div>
  );
}
