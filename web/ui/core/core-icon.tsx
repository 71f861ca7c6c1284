// The few icons that the first page needs; all others load with the pages that use them (icon.tsx).
import styles from './icon.module.css';

export const FIRST_PATHS = {
  alert: 'M12 4L2.8 19.5h18.4zM12 10v4.5M12 17v.1',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  retry: 'M19.5 12a7.5 7.5 0 11-2.3-5.4M19.7 3.8v4.4h-4.4',
} as const;

/** Draws lines on a 24 × 24 field in the colour and the size of the text beside it. */
export function Drawing({ path, className }: { path: string; className?: string | undefined }) {
  return (
    <svg className={`${styles.icon} ${className ?? ''}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** Like Icon, for the code that every page loads. */
export function CoreIcon({ name, className }: { name: keyof typeof FIRST_PATHS; className?: string | undefined }) {
  return <Drawing path={FIRST_PATHS[name]} className={className} />;
}
