import type { CSSProperties } from 'react';
import type { GroupResults } from '#shared/contract/result.ts';
import { PLAYERS_MIN } from '#shared/domain/limits.ts';
import type { GameType } from '#shared/domain/voting-session.ts';
import { formatPercentage } from '#web/i18n/percentage.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { settings } from '#web/shell/settings.ts';
import { PartyLogo } from '#web/widgets/party-logo.tsx';
import styles from './party-scores.module.css';
import { scoreDecimals } from './score-decimals.ts';

type Score = GroupResults['partyScores'][number];

/** A list this short still fills the height of a screen. */
const ROWS_MIN = 3;
const COLUMNS = 2;
/** Widths of the parts of a value in em, so that all bars share one scale. */
const PERCENTAGE = 2.9;
const DECIMAL = 0.58;
const COUNT_DIGIT = 0.45;
const SLASH = 1.1;
/** Decimals of an exact share. */
const EXACT = 2;

interface PartyScoresProps {
  scores: readonly Score[];
  type: GameType;
  /** There are others, for which there is no room. */
  isCut?: boolean;
  /** With all decimals of the shares, and not only those that a board needs. */
  isExact?: boolean;
}

/** The share of a class's answers, from 0 to 100 and not rounded, so that it is rounded once; null if it is too small to be shown. */
const shareOf = ({ count, total }: Score) => (count === null ? null : (100 * count) / Math.max(1, total ?? 0));

export function PartyScores({ scores, type, isCut = false, isExact = false }: PartyScoresProps) {
  const rows = Math.max(isCut ? 1 : ROWS_MIN, Math.ceil(scores.length / COLUMNS));
  const digits = (values: readonly number[]) => Math.max(1, ...values.map((value) => String(value).length));
  const counts = digits(scores.map(({ count }) => count ?? 0)) + digits(scores.map(({ total }) => total ?? 0));
  const decimals = isExact ? scores.map(() => EXACT) : scoreDecimals(scores.map(shareOf));
  const percentage = PERCENTAGE + Math.max(0, ...decimals) * DECIMAL;
  const valueWidth = percentage + (type === 'debate' ? counts * COUNT_DIGIT + SLASH : 0);
  return (
    <ol
      className={styles.list}
      style={{ '--rows': rows, '--columns': COLUMNS, '--value-width': `${valueWidth}em` } as CSSProperties}
    >
      {scores.map((score, at) => (
        <PartyLine key={score._id} score={score} type={type} decimals={decimals[at] ?? 0} />
      ))}
    </ol>
  );
}

interface PartyLineProps extends Pick<PartyScoresProps, 'type'> {
  score: Score;
  decimals: number;
}

function PartyLine({ score, type, decimals }: PartyLineProps) {
  const { t, i18n } = useTranslation('teacher-results');
  const { name, image, color, count, total } = score;
  const share = shareOf(score) ?? 0;
  const unplayed = type === 'party' && total === 0;
  const hidden = count === null;
  return (
    <li className={hidden || unplayed ? styles.none : ''} style={{ '--c': color, '--w': `${share}%` } as CSSProperties}>
      <PartyLogo name={name} image={image} />
      <h2 translate="no">{name}</h2>
      <span className={styles.value}>
        {hidden && (
          <span>
            {total === null
              ? t('tooFewPlayers', { count: PLAYERS_MIN })
              : t('tooFew', { count: settings.resultsMinCount })}
          </span>
        )}
        {!hidden && unplayed && <span>{t('notPlayed')}</span>}
        {!hidden && !unplayed && <span translate="no">{formatPercentage(share, i18n.language, decimals)}</span>}
        {!hidden && type === 'debate' && <span translate="no">{` ${count} / ${total}`}</span>}
      </span>
      <span className={styles.track} aria-hidden="true">
        {count !== null && count > 0 && <i />}
      </span>
    </li>
  );
}
