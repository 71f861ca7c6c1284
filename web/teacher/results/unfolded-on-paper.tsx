import { type ReactNode, useEffect, useRef } from 'react';
import styles from './unfolded-on-paper.module.css';

interface UnfoldedOnPaperProps {
  summary: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Folded on the screen, open on paper. */
export function UnfoldedOnPaper({ summary, className = '', children }: UnfoldedOnPaperProps) {
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
    <details ref={details} className={`${styles.fold} ${className}`}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
