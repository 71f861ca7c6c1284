import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Dialog } from '#web/ui/forms/dialog.tsx';

/** Returns the link or the button marked `data-leaves` whose click would leave the page. */
function leavingElement(event: MouseEvent): HTMLElement | null {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  ) {
    return null;
  }
  const element = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href], [data-leaves]') : null;
  const staysHere = element instanceof HTMLAnchorElement && (element.target !== '' || element.hasAttribute('download'));
  return staysHere || element?.getAttribute('href')?.startsWith('#') ? null : element;
}

/** Asks before a page is left by a link or closed, `when` something would be lost that no draft can hold. */
export function LeaveWarning({ when }: { when: boolean }) {
  const { t } = useTranslation('office');
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const isConfirmed = useRef(false);

  useEffect(() => {
    isConfirmed.current = false;
    if (!when) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const element = leavingElement(event);
      if (!element || isConfirmed.current) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(element);
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [when]);

  if (target === null) return null;
  return (
    <Dialog
      title={t('leave.title')}
      cancel={t('leave.stay')}
      confirm={t('leave.go')}
      destroys
      onCancel={() => setTarget(null)}
      onConfirm={() => {
        setTarget(null);
        isConfirmed.current = true;
        target.click();
      }}
    >
      <p>{t('leave.text')}</p>
    </Dialog>
  );
}
