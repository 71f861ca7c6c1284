// A field that narrows a list down while one types.
import { useId } from 'react';
import fieldStyles from '#web/ui/common/field.module.css';
import { Icon } from '#web/ui/common/icon.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import styles from './search-field.module.css';

interface SearchFieldProps {
  /** Says what is searched; stands in the empty field as well. */
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
