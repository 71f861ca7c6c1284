import { type ReactNode, useEffect, useRef } from 'react';
import styles from './printable-details.module.css';

interface PrintableDetailsProps {
  summary: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Details that are closed on the screen at first, and always open on paper. */
export function PrintableDetails({ summary, className = '', children }: PrintableDetailsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    let wasOpen = false;
    const open = () => {
      wasOpen = details.current?.open ?? false;
      if (details.current) details.current.open = true;
    };
    const restore = () => {
      if (details.current) details.current.open = wasOpen;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
  return (
    <details ref={details} className={`${styles.details} ${className}`}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
