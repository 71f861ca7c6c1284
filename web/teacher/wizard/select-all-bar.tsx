import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import styles from './steps.module.css';

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
    <div className={styles.tools}>
      <SearchField label={label} value={search} onSearch={onSearch} />
      <Button kind="text" onClick={() => onAll(true)}>
        {t('tickAll')}
      </Button>
      <Button kind="text" onClick={() => onAll(false)}>
        {t('tickNone')}
      </Button>
    </div>
  );
}
