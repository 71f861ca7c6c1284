import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Links behind a button on narrow screens: open until the address changes or Escape is pressed. */
export function useDisclosure(): { isOpen: boolean; toggle: () => void } {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;

  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpenAt(null);
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen]);

  return { isOpen, toggle: () => setOpenAt(isOpen ? null : pathname) };
}
