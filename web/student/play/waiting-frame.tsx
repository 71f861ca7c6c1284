import type { ReactNode } from 'react';
import { Dots } from '#web/ui/core/dots.tsx';
import { HalfCircle, type Seat } from '#web/ui/core/half-circle.tsx';
import styles from './waiting-frame.module.css';

const OWN_SEAT = 26;
const seats = (hasSeat: boolean): readonly Seat[] =>
  Array.from({ length: 40 }, (_, index) => (hasSeat && index === OWN_SEAT ? 'you' : 'empty'));
const EMPTY = seats(false);
const SEATED = seats(true);

interface WaitingFrameProps {
  /** The game's, as its teacher wrote it. */
  name: string;
  title: string;
  text: string;
  hasSeat: boolean;
  /** In place of the half circle. */
  picture?: ReactNode;
  children?: ReactNode;
}

/** The half circle in which a class waits for the start. */
export const WaitingFrame = ({ name, title, text, hasSeat, picture, children }: WaitingFrameProps) => (
  <div className={styles.screen} data-surface="deep">
    <div className={styles.column}>
      {picture || <HalfCircle seats={hasSeat ? SEATED : EMPTY} pulsing className={styles.seats} />}
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <h1>{title}</h1>
        <p className={styles.lead}>{text}</p>
      </div>
      <Dots className={styles.dots} />
      <div className={styles.actions}>{children}</div>
    </div>
  </div>
);
