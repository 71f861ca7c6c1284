import { type CSSProperties, useState } from 'react';
import type { Party } from '#shared/contract/party.ts';
import type { PartyOpinion } from '#shared/contract/play.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import { Button } from '#web/ui/core/button.tsx';
import { ColorChip } from '#web/ui/forms/color-chip.tsx';
import { PartyLogo } from '#web/widgets/party-logo.tsx';
import styles from './arguments.module.css';
import view from './live-view.module.css';

/** Characters of an explanation that are shown before it is expanded. */
const SHORT_MAX = 260;
/** With more parties a projector shows their names only. */
const EXPLAINED_MAX = 12;

interface PartyColumnsProps {
  statementId: string;
  options: LiveStatement['opinionOptions'];
  parties: readonly Party[];
  opinions: readonly PartyOpinion[];
  /** A projector without a login, on which nobody can expand an explanation. */
  isProjector: boolean;
}

/** A column for each answer, with the parties that give it. */
export function PartyColumns({ statementId, options, parties, opinions, isProjector }: PartyColumnsProps) {
  const { t } = useTranslation('teacher-live');
  const isBrief = isProjector && parties.length > EXPLAINED_MAX;
  return (
    <section className={view.columns} aria-label={t('partyArguments.label')}>
      {options.map(({ opinion, color }) => {
        const held = opinions.filter((one) => one.opinion === opinion);
        return (
          <section key={opinion} style={{ '--c': color } as CSSProperties}>
            <h2>
              <b lang={CONTENT_LANGUAGE}>{opinion}</b> <span>{t('partyArguments.count', { count: held.length })}</span>
            </h2>
            {held.length === 0 && <p className={view.empty}>{t('partyArguments.none')}</p>}
            <ul className={isBrief ? styles.brief : undefined}>
              {parties.map((party) => {
                const one = held.find(({ partyId }) => partyId === party._id);
                return (
                  one && (
                    <PartyCard
                      key={`${statementId} ${party._id}`}
                      party={party}
                      comment={isBrief ? '' : one.comment}
                      isProjector={isProjector}
                    />
                  )
                );
              })}
            </ul>
          </section>
        );
      })}
    </section>
  );
}

interface PartyCardProps {
  party: Party;
  comment: string;
  isProjector: boolean;
}

function PartyCard({ party: { name, image, color }, comment, isProjector }: PartyCardProps) {
  const { t } = useTranslation('teacher-live');
  const [open, setOpen] = useState(false);
  const isLong = comment.length > SHORT_MAX;
  return (
    <li className={styles.party}>
      <PartyLogo name={name} image={image} />
      <h3>
        <ColorChip color={color} />
        {name}
      </h3>
      {comment !== '' && (
        <p lang={CONTENT_LANGUAGE} className={`${styles.comment} ${isLong && !open ? styles.clamped : ''}`}>
          {comment}
        </p>
      )}
      {isLong && !isProjector && (
        <Button kind="text" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('partyArguments.less') : t('partyArguments.more')}
        </Button>
      )}
    </li>
  );
}
