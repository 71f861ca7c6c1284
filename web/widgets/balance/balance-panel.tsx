import type { CSSProperties } from 'react';
import { invariant } from '#shared/domain/invariant.ts';
import type { LANGUAGE_TAGS, LanguageCode } from '#shared/domain/languages.ts';
import { wordingOf } from '#shared/domain/wording.ts';
import { formatPercentage } from '#web/i18n/percentage.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import styles from './balance-panel.module.css';
import { type BalanceSubject, SKEWED, useBalance } from './use-balance.ts';

const PARTIES_SHOWN = 8;

interface BalancePanelProps {
  title: string;
  lead: string;
  /** A new object starts a new calculation. */
  subject: BalanceSubject;
  /** The language of the statements. */
  language: (typeof LANGUAGE_TAGS)[LanguageCode];
}

/** Shows how a choice of statements favours parties. It informs and never prevents saving. */
export function BalancePanel({ title, lead, subject: now, language }: BalancePanelProps) {
  const { t, i18n } = useTranslation('teacher-wizard');
  const shown = useBalance(now);
  if (shown === null || shown.subject.input.statements.length === 0) return null;
  const { balance, subject } = shown;
  const { input, parties } = subject;
  const times = (skew: number) =>
    new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(Math.max(1, skew));
  const words = (skew: number) => (skew < SKEWED ? t('balance.even') : t('balance.skewed', { times: times(skew) }));
  const list = (items: readonly string[]) => new Intl.ListFormat(i18n.language).format(items);
  const namesOf = (group: readonly number[]) => list(group.flatMap((at) => parties[at]?.name ?? []));
  const statementAt = (at: number) => {
    const statement = subject.statements[at];
    invariant(statement, 'the worker names statements by their number');
    return statement;
  };
  const played = input.statements.map(statementAt);
  const numbers = balance.unanimous.map((at) => String(statementAt(at).number));
  const { changes, negations } = wordingOf(
    played.map(({ description }) => description),
    language,
  );
  const wording = t('balance.wording', {
    changes: t('balance.changes', { count: changes, all: played.length }),
    negations: t('balance.negations', { count: negations }),
  });
  const hasChances = input.parties.length > 1;
  return (
    <aside className={styles.balance} aria-labelledby="balance-title">
      <div>
        <h2 id="balance-title">{title}</h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      {hasChances && (
        <section>
          <h3>{t('balance.chance')}</h3>
          <p className={styles.word} role="status">
            {words(balance.skew)}
          </p>
          <ChanceBars subject={subject} chances={balance.chances} />
        </section>
      )}
      <ul className={styles.facts}>
        {balance.same.map((group) => (
          <li key={group[0]}>
            <b>{t('balance.same', { parties: namesOf(group) })}</b> {t('balance.sameWhy')}
          </li>
        ))}
        {numbers.length > 0 && (
          <li>
            <b>{t('balance.unanimous', { count: numbers.length, numbers: list(numbers) })}</b>{' '}
            {t('balance.unanimousWhy')}
          </li>
        )}
        {(negations > 0 || changes === played.length) && (
          <li>
            <b>{wording}</b> {t('balance.wordingWhy')}
          </li>
        )}
      </ul>
    </aside>
  );
}

interface ChanceBarsProps {
  subject: BalanceSubject;
  chances: readonly number[];
}

function ChanceBars({ subject: { input, parties }, chances }: ChanceBarsProps) {
  const { t, i18n } = useTranslation('teacher-wizard');
  const fair = 1 / input.parties.length;
  const scale = Math.max(fair, ...chances);
  const rows = input.parties
    .flatMap((at, index) => {
      const party = parties[at];
      return party ? [{ ...party, chance: chances[index] ?? 0 }] : [];
    })
    .sort((a, b) => b.chance - a.chance);
  const percent = (share: number, decimals: number) => formatPercentage(share * 100, i18n.language, decimals);
  return (
    <>
      <ul className={styles.chances} style={{ '--fair': `${(fair / scale) * 100}%` } as CSSProperties}>
        {rows.slice(0, PARTIES_SHOWN).map(({ _id, name, color, chance }) => (
          <li key={_id} style={{ '--c': color, '--w': `${(chance / scale) * 100}%` } as CSSProperties}>
            <span translate="no">{name}</span>
            <span className={styles.track} aria-hidden="true">
              <i />
            </span>
            <b>{percent(chance, 0)}</b>
          </li>
        ))}
      </ul>
      <p className={styles.fair}>
        <span>{t('balance.fair', { share: percent(fair, 1) })}</span>
        {rows.length > PARTIES_SHOWN && <span>{` ${t('balance.more', { count: rows.length - PARTIES_SHOWN })}`}</span>}
      </p>
    </>
  );
}
