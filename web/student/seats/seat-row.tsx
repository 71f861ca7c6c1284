import { Icon } from '#web/ui/common/icon.tsx';
import styles from './seats.module.css';

interface SeatRowProps {
  seats: readonly { number: number; wants: boolean }[];
  /** The numbers that are next; all of them before the start. */
  now?: number | 'all';
}

/** The seats as discs: done, next, not yet. The words beside it say the same. */
export function SeatRow({ seats, now }: SeatRowProps) {
  return (
    <div className={styles.row} aria-hidden="true">
      {seats.map(({ number, wants }) => (
        <SeatNumber
          key={number}
          number={number}
          kind={now === 'all' || number === now ? 'now' : wants ? 'open' : 'done'}
        />
      ))}
    </div>
  );
}

/** A disc, unlike a statement's number, which is in a box. */
export function SeatNumber({ number, kind }: { number: number; kind: 'now' | 'open' | 'done' }) {
  return <span className={`${styles.disc} ${styles[kind]}`}>{kind === 'done' ? <Icon name="check" /> : number}</span>;
}
