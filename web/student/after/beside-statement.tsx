import type { Drawing } from '#shared/domain/drawings.ts';
import { DrawingImage } from '#web/widgets/drawing.tsx';
import styles from './beside-statement.module.css';
import { ReadAloudButton } from './read-aloud-button.tsx';

interface BesideStatementProps {
  drawing: Drawing | null;
  /** The text of the button; without it there is no button. */
  aloud: string | undefined;
}

/** An addition to the line of a statement that is on the screen already. */
export function BesideStatement({ drawing, aloud }: BesideStatementProps) {
  return (
    <>
      {drawing && (
        <span className={styles.thing}>
          <DrawingImage name={drawing} />
        </span>
      )}
      {aloud !== undefined && <ReadAloudButton text={aloud} />}
    </>
  );
}
