// Asks before somebody leaves a page with something unsaved, by a link, a button marked data-leaves, or the browser's own ways.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './dialog.tsx';
import { setPopGate } from './pop-gate.ts';

/** The router numbers the pages of a visit in the history's state. */
const placeOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;

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

/** Draws the question only when it is asked; `kept` says that a draft stays in this browser. */
export function LeaveGuard({ when, kept = false }: { when: boolean; kept?: boolean }) {
  const { t } = useTranslation('office');
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const isFree = useRef(false);

  useEffect(() => {
    isFree.current = false;
    if (!when) return;
    const here = placeOf(history.state);
    let returning = false;

    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const element = leavingElement(event);
      if (!element || isFree.current) return;
      event.preventDefault();
      event.stopPropagation();
      setLeave(() => () => element.click());
    };
    // The browser went already: it is brought back without the router hearing of it, and then asked.
    const onPopState = (event: PopStateEvent) => {
      if (isFree.current) return;
      event.stopImmediatePropagation();
      if (returning) {
        returning = false;
        return;
      }
      const steps = placeOf(event.state) - here;
      if (steps === 0) return;
      returning = true;
      history.go(-steps);
      setLeave(() => () => history.go(steps));
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    setPopGate(onPopState);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
      setPopGate(null);
    };
  }, [when]);

  if (leave === null) return null;
  return (
    <Dialog
      title={t('leave.title')}
      cancel={t('leave.stay')}
      confirm={t('leave.go')}
      destroys={!kept}
      onCancel={() => setLeave(null)}
      onConfirm={() => {
        setLeave(null);
        isFree.current = true;
        leave();
      }}
    >
      <p>{kept ? t('leave.kept') : t('leave.text')}</p>
    </Dialog>
  );
}
