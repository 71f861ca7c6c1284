// A field that filters a list while the user types.
import { useId } from 'react';
import fieldStyles from '#web/ui/common/field.module.css';
import { Icon } from '#web/ui/common/icon.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import styles from './search-field.module.css';

interface SearchFieldProps {
  /** The label, also the placeholder of the empty field. */
  label: string;
  value: string;
  onSearch: (search: string) => void;
}

export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={styles.search}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <Icon name="search" className={styles.icon} />
      <input
        id={id}
        type="search"
        className={fieldStyles.input}
        value={value}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onSearch(event.target.value)}
      />
    </div>
  );
}
