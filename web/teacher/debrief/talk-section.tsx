import type { CSSProperties } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { type CountBar, CountBars } from '#web/teacher/parts/count-bars.tsx';
import { OwnMark } from '#web/teacher/parts/own-mark.tsx';
import quotes from '#web/teacher/parts/quoted.module.css';
import { StatementNumber } from '#web/widgets/number-box.tsx';
import styles from './debrief.module.css';
import type { TalkView } from './talk-views.ts';

interface TalkSectionProps {
  talk: TalkView;
  withArguments: boolean;
  withExplanations: boolean;
  forStudents: boolean;
}

export function TalkSection({ talk, withArguments, withExplanations, forStudents }: TalkSectionProps) {
  const { t } = useTranslation('teacher-results');
  const { kind, number, description, own, bars, missed } = talk;
  const party = missed?.party;
  return (
    <section className={styles.talk}>
      <p className={styles.kind}>
        {forStudents ? t(`debrief.ours.${kind}`, { party }) : t(`debrief.kind.${kind}`, { party })}
      </p>
      <h3>
        <StatementNumber value={number} />{' '}
        <span>
          <span lang={CONTENT_LANGUAGE}>{description}</span> {own && !forStudents && <OwnMark />}
        </span>
      </h3>
      {bars === null ? <WithoutNumbers talk={talk} forStudents={forStudents} /> : <Bars bars={bars} />}
      <ShiftWords shift={talk.shift} />
      {missed !== null && (
        <p>
          {t('debrief.partyItself')} <b lang={CONTENT_LANGUAGE}>{missed.opinion}</b>
        </p>
      )}
      {withArguments && talk.arguments.length > 0 && (
        <ul className={styles.arguments}>
          {talk.arguments.map(({ opinion, color, text }) => (
            <li key={opinion} style={{ '--c': color } as CSSProperties}>
              <small lang={CONTENT_LANGUAGE}>{opinion}</small>
              <q className={quotes.quoted}>{text}</q>
            </li>
          ))}
        </ul>
      )}
      {withExplanations && talk.explanations.length > 0 && (
        <ul className={styles.explanations}>
          {talk.explanations.map((one) => (
            <li key={one.party}>
              <small lang={CONTENT_LANGUAGE}>
                {one.party} ({one.opinion})
              </small>
              <q className={quotes.quoted}>
                <span lang={CONTENT_LANGUAGE}>{one.text}</span>
              </q>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.question}>{t(`debrief.question.${talk.question}`)}</p>
    </section>
  );
}

/** Shown instead of numbers: what most chose, and on the students' version why there are no numbers. */
function WithoutNumbers({ talk: { most, missed }, forStudents }: Pick<TalkSectionProps, 'talk' | 'forStudents'>) {
  const { t } = useTranslation('teacher-results');
  const chosen = missed ? missed.guesses : most;
  if (!forStudents || chosen.length === 0) return null;
  return (
    <p>
      {t(missed ? 'debrief.mostThought' : 'debrief.mostChosen')} <b lang={CONTENT_LANGUAGE}>{chosen.join(', ')}</b>.{' '}
      {t('debrief.noNumbers')}
    </p>
  );
}

function Bars({ bars }: { bars: NonNullable<TalkView['bars']> }) {
  const { t } = useTranslation('teacher-results');
  const rows = bars.flatMap(({ opinion, color, before, now }): CountBar[] =>
    before === null
      ? [{ opinion, color, count: now }]
      : [
          { opinion, color, count: before, when: t('teacher-live:shift.before'), isPale: true },
          { opinion, color, count: now, when: t('teacher-live:shift.now') },
        ],
  );
  return <CountBars bars={rows} label={t('teacher-live:answers')} />;
}

function ShiftWords({ shift }: Pick<TalkView, 'shift'>) {
  const { t } = useTranslation('teacher-results');
  if (shift === null) return null;
  const { paired, changed } = shift;
  return (
    <p>
      {t('teacher-live:shift.paired', { count: paired })}
      {changed !== null && changed > 0 && changed < paired && ` ${t('teacher-live:shift.changed', { count: changed })}`}
    </p>
  );
}
