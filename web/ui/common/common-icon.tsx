// The icons that a phone needs until its first statement is answered; all others load after it (icon.tsx).
import { Drawing, FIRST_PATHS } from '#web/ui/core/core-icon.tsx';

export const COMMON_PATHS = {
  ...FIRST_PATHS,
  check: 'M5 12.5l4.6 4.6L19 7.6',
  forward: 'M5 12h14M13 6l6 6-6 6',
  offline:
    'M3.5 3.5l17 17M2.8 9.2A14 14 0 017.3 6.3M11.3 5.1c3.7-.2 7.3 1.2 9.9 4.1M6 12.9c.9-1 2-1.8 3.2-2.2M14.6 10.9c1.3.4 2.5 1.1 3.4 2.1M12 18.8h.01M9.2 16c.8-.8 1.7-1.2 2.8-1.2',
  skip: 'M5 6l7 6-7 6zM13 6l7 6-7 6z',
} as const;

/** As Icon, for what a phone fetches first. */
export function CommonIcon({ name, className }: { name: keyof typeof COMMON_PATHS; className?: string | undefined }) {
  return <Drawing path={COMMON_PATHS[name]} className={className} />;
}
