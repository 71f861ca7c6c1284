// What the parties think of the current statement, in the same columns as the class's arguments.
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Party } from '#shared/contract/party.ts';
import { Button } from '#web/ui/button.tsx';
import { ColorChip } from '#web/ui/color-chip.tsx';
import { LoadFailure } from '#web/ui/empty-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { PartyLogo } from '#web/widgets/party-logo.tsx';
import styles from './arguments.module.css';
import type { LiveStatement } from './live-figures.ts';
import { partiesQuery, partyOpinionsQuery } from './live-session.api.ts';
import stage from './stage.module.css';
import { StatementHeading, type StatementPlace } from './statement-heading.tsx';

/** Characters of an explanation that are shown at once. */
const SHORT_MAX = 260;

interface PartyArgumentsViewProps {
  code: string;
  statementId: string;
  place: StatementPlace;
  options: LiveStatement['opinionOptions'];
}

export function PartyArgumentsView({ code, statementId, place, options }: PartyArgumentsViewProps) {
  const { t } = useTranslation('live');
  const parties = useQuery(partiesQuery(code));
  const opinions = useQuery(partyOpinionsQuery(code, statementId));
  const failed = parties.isError || opinions.isError;
  return (
    <main id="main" className={stage.stage}>
      <StatementHeading place={place} />
      {failed && (
        <LoadFailure
          onRetry={() => {
            parties.refetch();
            opinions.refetch();
          }}
        />
      )}
      {!failed && !(parties.data && opinions.data) && <Loading />}
      {parties.data && opinions.data && (
        <section className={stage.columns} aria-label={t('partyArguments.label')}>
          {options.map(({ opinion, color }) => {
            const held = opinions.data.filter((one) => one.opinion === opinion);
            return (
              <section key={opinion} style={{ '--c': color } as CSSProperties}>
                <h2>
                  {opinion} <span>{t('partyArguments.count', { count: held.length })}</span>
                </h2>
                {held.length === 0 && <p className={stage.empty}>{t('partyArguments.none')}</p>}
                <ul>
                  {parties.data.map((party) => {
                    const one = held.find(({ partyId }) => partyId === party._id);
                    return one && <PartyCard key={`${statementId} ${party._id}`} party={party} comment={one.comment} />;
                  })}
                </ul>
              </section>
            );
          })}
        </section>
      )}
    </main>
  );
}

function PartyCard({ party: { name, image, color }, comment }: { party: Party; comment: string }) {
  const { t } = useTranslation('live');
  const [open, setOpen] = useState(false);
  const isLong = comment.length > SHORT_MAX;
  return (
    <li className={styles.party}>
      <PartyLogo name={name} image={image} />
      <h3>
        <ColorChip color={color} />
        {name}
      </h3>
      {comment !== '' && <p className={`${styles.comment} ${isLong && !open ? styles.clamped : ''}`}>{comment}</p>}
      {isLong && (
        <Button kind="text" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('partyArguments.less') : t('partyArguments.more')}
        </Button>
      )}
    </li>
  );
}
