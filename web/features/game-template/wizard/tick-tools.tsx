// Above a list to tick: search, tick all, tick none.
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import styles from './steps.module.css';

interface TickToolsProps {
  label: string;
  search: string;
  onSearch: (search: string) => void;
  /** Ticks or unticks what is shown. */
  onAll: (on: boolean) => void;
}

export function TickTools({ label, search, onSearch, onAll }: TickToolsProps) {
  const { t } = useTranslation('wizard');
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
