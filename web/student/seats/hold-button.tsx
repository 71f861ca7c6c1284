import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import styles from './choose-number.module.css';
import { SeatNumber } from './seat-row.tsx';

/** Milliseconds; the movement of the bar in choose-number.module.css takes as long. */
const HOLD_MS = 2_000;

interface HoldButtonProps {
  number: number;
  onHeld: () => void;
  /** A short tap, a key, or the click of a screen reader. */
  onTap: () => void;
}

export function HoldButton({ number, onHeld, onTap }: HoldButtonProps) {
  const { t } = useTranslation('student-device');
  const [holding, setHolding] = useState(false);
  const held = useRef(onHeld);
  held.current = onHeld;
  useEffect(() => {
    if (!holding) return;
    const timer = setTimeout(() => held.current(), HOLD_MS);
    return () => clearTimeout(timer);
  }, [holding]);
  const letGo = () => setHolding(false);
  return (
    <button
      type="button"
      className={`${styles.hold} ${holding ? styles.holding : ''}`}
      onPointerDown={() => setHolding(true)}
      onPointerUp={letGo}
      onPointerLeave={letGo}
      onPointerCancel={letGo}
      onContextMenu={(event) => event.preventDefault()}
      onClick={onTap}
    >
      <SeatNumber number={number} kind={holding ? 'now' : 'open'} />
      <span>
        {t('number.one', { number })}
        <small>{t(holding ? 'number.holding' : 'number.hold')}</small>
      </span>
    </button>
  );
}
