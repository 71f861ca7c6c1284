// Links that fold behind a button on narrow screens: open until one goes somewhere, or presses Escape.
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

export function useFold(): { isOpen: boolean; turn: () => void } {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;

  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpenAt(null);
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen]);

  return { isOpen, turn: () => setOpenAt(isOpen ? null : pathname) };
}
