import { useId } from 'react';
import type { Party } from '#shared/contract/party.ts';
import type { PartyPerspective } from '#shared/contract/result.ts';
import { bySurprise } from '#shared/domain/perspective-order.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { PerspectiveTable } from './perspective-table.tsx';
import styles from './perspective-view.module.css';

/** More of them stand in two columns. */
const COLUMN_MAX = 6;
/** As many fit on a projector, which nobody scrolls. */
const BOARD_MAX = 12;

interface PerspectiveViewProps {
  guesses: readonly PartyPerspective[];
  parties: readonly Party[];
  options: readonly { opinion: string; color: string }[];
  isProjector: boolean;
}

/** The class's guesses beside the parties' own answers; on a projector without a login the most surprising ones, and how many others there are. */
export function PerspectiveView({ guesses, parties, options, isProjector }: PerspectiveViewProps) {
  const { t } = useTranslation('teacher-live');
  const titleId = useId();
  const shown = isProjector ? bySurprise(guesses).slice(0, BOARD_MAX) : bySurprise(guesses);
  const others = guesses.length - shown.length;
  const half = shown.length > COLUMN_MAX ? Math.ceil(shown.length / 2) : shown.length;
  const columns = [shown.slice(0, half), shown.slice(half)].filter(({ length }) => length > 0);
  return (
    <section className={styles.perspective} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('perspective.title')}</h2>
      <div className={columns.length > 1 ? styles.columns : undefined}>
        {columns.map((some) => (
          <PerspectiveTable
            key={some[0]?.partyId}
            titleId={titleId}
            guesses={some}
            parties={parties}
            options={options}
          />
        ))}
      </div>
      {others > 0 && <p>{t('perspective.others', { count: others })}</p>}
    </section>
  );
}
