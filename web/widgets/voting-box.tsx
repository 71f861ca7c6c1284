// The voting box of a ballot paper: a dark square with a white dot; chosen, the dot turns yellow and gets a tick.
import { Icon } from '#web/ui/icon.tsx';
import styles from './voting-box.module.css';

/** Decoration: the control around it says whether it is chosen. `light` stays empty until chosen, for long lists. */
export function VotingBox({ chosen, light = false }: { chosen: boolean; light?: boolean }) {
  const classes = [styles.box, chosen ? styles.chosen : light ? styles.light : '', light ? styles.small : ''];
  return (
    <span className={classes.join(' ')} aria-hidden="true">
      <Icon name="check" className={styles.tick} />
    </span>
  );
}
