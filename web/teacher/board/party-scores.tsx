import type { CSSProperties } from 'react';
import type { GroupResults } from '#shared/contract/result.ts';
import { matchPercentage } from '#shared/domain/matching.ts';
import type { GameType } from '#shared/domain/voting-session.ts';
import { formatPercentage } from '#web/i18n/percentage.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { settings } from '#web/shell/settings.ts';
import { PartyLogo } from '#web/widgets/party-logo.tsx';
import styles from './party-scores.module.css';

type Score = GroupResults['partyScores'][number];

/** A list this short still fills the height of a screen. */
const ROWS_MIN = 3;
const COLUMNS = 2;
/** Widths of the parts of a value in em, so that all bars share one scale. */
const PERCENTAGE = 2.9;
const COUNT_DIGIT = 0.45;
const SLASH = 1.1;

interface PartyScoresProps {
  scores: readonly Score[];
  type: GameType;
  /** There are others, for which there is no room. */
  isCut?: boolean;
}

export function PartyScores({ scores, type, isCut = false }: PartyScoresProps) {
  const rows = Math.max(isCut ? 1 : ROWS_MIN, Math.ceil(scores.length / COLUMNS));
  const digits = (values: readonly number[]) => Math.max(1, ...values.map((value) => String(value).length));
  const counts = digits(scores.map(({ count }) => count ?? 0)) + digits(scores.map(({ total }) => total));
  const valueWidth = PERCENTAGE + (type === 'debate' ? counts * COUNT_DIGIT + SLASH : 0);
  return (
    <ol
      className={styles.list}
      style={{ '--rows': rows, '--columns': COLUMNS, '--value-width': `${valueWidth}em` } as CSSProperties}
    >
      {scores.map((score) => (
        <PartyLine key={score._id} score={score} type={type} />
      ))}
    </ol>
  );
}

function PartyLine({ score: { name, image, color, count, total }, type }: { score: Score; type: GameType }) {
  const { t, i18n } = useTranslation('teacher-results');
  const share = count === null ? null : matchPercentage(count, total);
  const unplayed = type === 'party' && total === 0;
  const hidden = count === null;
  return (
    <li
      className={hidden || unplayed ? styles.none : ''}
      style={{ '--c': color, '--w': `${share ?? 0}%` } as CSSProperties}
    >
      <PartyLogo name={name} image={image} />
      <h2>{name}</h2>
      <span className={styles.value}>
        {hidden && t('tooFew', { count: settings.resultsMinCount })}
        {!hidden && unplayed && t('notPlayed')}
        {!hidden && !unplayed && formatPercentage(share ?? 0, i18n.language, 0)}
        {!hidden && type === 'debate' && (
          <span>
            {' '}
            {count} / {total}
          </span>
        )}
      </span>
      <span className={styles.track} aria-hidden="true">
        {count !== null && count > 0 && <i />}
      </span>
    </li>
  );
}
