import { CommonIcon } from '#web/ui/common/common-icon.tsx';
import styles from './check-mark.module.css';

/** Decoration: the control around it says whether it is chosen. `light` stays empty until chosen, for long lists. */
export function CheckMark({ chosen, light = false }: { chosen: boolean; light?: boolean }) {
  const classes = [styles.box, chosen ? styles.chosen : light ? styles.light : '', light ? styles.small : ''];
  return (
    <span className={classes.join(' ')} aria-hidden="true">
      <CommonIcon name="check" className={styles.tick} />
    </span>
  );
}
