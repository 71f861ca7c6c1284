import type { CSSProperties } from 'react';
import type { QuestionSet } from '#shared/contract/question-set.ts';
import type { Swap } from '#shared/domain/balance.ts';
import { invariant } from '#shared/domain/invariant.ts';
import type { GameType } from '#shared/domain/voting-session.ts';
import { wordingOf } from '#shared/domain/wording.ts';
import { formatPercentage } from '#web/i18n/percentage.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { type Choice, toggled } from '#web/teacher/wizard/game-draft.ts';
import { Button } from '#web/ui/core/button.tsx';
import styles from './balance-panel.module.css';
import { useBalance } from './use-balance.ts';

/** From this skew on it is called skewed. */
const SKEWED = 1.5;
/** Below this skew no swap is worth asking for. */
const SWAP_FROM = 1.1;
const PARTIES_SHOWN = 8;

interface BalancePanelProps {
  type: GameType;
  set: QuestionSet;
  choice: Choice;
  changeChoice: (update: (before: Choice) => Choice) => void;
}

/** Tells what a choice of statements does to the parties; it never blocks. */
export function BalancePanel({ type, set, choice, changeChoice }: BalancePanelProps) {
  const { t, i18n } = useTranslation('teacher-wizard');
  const { shown, search, findSwap, dismiss } = useBalance(set, choice);
  if (shown === null || shown.input.statements.length === 0) return null;
  const { balance, input } = shown;
  const times = (skew: number) =>
    new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(Math.max(1, skew));
  const words = (skew: number) =>
    skew < SKEWED ? t('balance.even', { times: times(skew) }) : t('balance.skewed', { times: times(skew) });
  const list = (items: readonly string[]) => new Intl.ListFormat(i18n.language).format(items);
  const namesOf = (group: readonly number[]) => list(group.flatMap((at) => set.parties[at]?.name ?? []));
  const played = input.statementIds.filter((_, at) => input.statements.includes(at));
  const idAt = (at: number): string => {
    const id = input.statementIds[at];
    invariant(id !== undefined, 'the worker names statements by their number');
    return id;
  };
  const textOf = (at: number): string => {
    const statement = set.statements.find(({ _id }) => _id === idAt(at));
    invariant(statement, 'a choice holds statements of its set');
    return statement.description;
  };
  const numbers = balance.unanimous.map((at) => String(played.indexOf(idAt(at)) + 1));
  const { changes, negations } = wordingOf(input.statements.map(textOf), CONTENT_LANGUAGE);
  const isCompared = type === 'debate' && input.parties.length > 1;
  const swapIn = ({ out, into }: Swap) => {
    const [away, instead] = [idAt(out), idAt(into)];
    changeChoice((before) => ({
      ...before,
      statements: toggled(toggled(before.statements, [away], false), [instead], true),
    }));
  };
  return (
    <aside className={styles.balance} aria-labelledby="balance-title">
      <div>
        <h2 id="balance-title">{t('balance.title')}</h2>
        <p className={styles.lead}>{t('balance.lead')}</p>
      </div>
      {isCompared && (
        <section>
          <h3>{t('balance.chance')}</h3>
          <p className={styles.word} role="status">
            {words(balance.skew)}
          </p>
          <Strips set={set} parties={input.parties} chances={balance.chances} />
        </section>
      )}
      {isCompared && (
        <div className={styles.swap} aria-live="polite">
          {search.name === 'idle' && balance.skew >= SWAP_FROM && (
            <Button kind="line" onClick={findSwap}>
              {t('balance.suggest')}
            </Button>
          )}
          {search.name === 'searching' && <p>{t('balance.searching')}</p>}
          {search.name === 'none' && <p>{t('balance.noSwap')}</p>}
          {search.name === 'found' && (
            <>
              <dl>
                <dt>{t('balance.out')}</dt>
                <dd lang={CONTENT_LANGUAGE}>{textOf(search.swap.out)}</dd>
                <dt>{t('balance.into')}</dt>
                <dd lang={CONTENT_LANGUAGE}>{textOf(search.swap.into)}</dd>
              </dl>
              <p>{t('balance.effect', { before: times(balance.skew), after: times(search.swap.skew) })}</p>
              <p className={styles.actions}>
                <Button onClick={() => swapIn(search.swap)}>{t('balance.swap')}</Button>
                <Button kind="line" onClick={dismiss}>
                  {t('balance.keep')}
                </Button>
              </p>
            </>
          )}
        </div>
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
            <b>{t('balance.wording', { changes, negations, all: played.length })}</b> {t('balance.wordingWhy')}
          </li>
        )}
      </ul>
    </aside>
  );
}

interface StripsProps {
  set: QuestionSet;
  /** The numbers of the parties that take part. */
  parties: readonly number[];
  chances: readonly number[];
}

function Strips({ set, parties, chances }: StripsProps) {
  const { t, i18n } = useTranslation('teacher-wizard');
  const fair = 1 / parties.length;
  const scale = Math.max(fair, ...chances);
  const rows = parties
    .flatMap((at, index) => {
      const party = set.parties[at];
      return party ? [{ ...party, chance: chances[index] ?? 0 }] : [];
    })
    .sort((a, b) => b.chance - a.chance);
  const percent = (share: number, decimals: number) => formatPercentage(share * 100, i18n.language, decimals);
  return (
    <>
      <ul className={styles.strips} style={{ '--fair': `${(fair / scale) * 100}%` } as CSSProperties}>
        {rows.slice(0, PARTIES_SHOWN).map(({ _id, name, color, chance }) => (
          <li key={_id} style={{ '--c': color, '--w': `${(chance / scale) * 100}%` } as CSSProperties}>
            <span>{name}</span>
            <span className={styles.track} aria-hidden="true">
              <i />
            </span>
            <b>{percent(chance, 0)}</b>
          </li>
        ))}
      </ul>
      <p className={styles.fair}>
        {t('balance.fair', { share: percent(fair, 1) })}
        {rows.length > PARTIES_SHOWN && ` ${t('balance.more', { count: rows.length - PARTIES_SHOWN })}`}
      </p>
    </>
  );
}
