// One A4 page for the teacher's desk, readable in black and white.
import type { ReactNode } from 'react';
import { MINUTES } from '#shared/domain/lesson-time.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { OwnMark } from '#web/teacher/parts/own-mark.tsx';
import { DrawingFile } from '#web/widgets/drawing.tsx';
import { StatementNumber } from '#web/widgets/number-box.tsx';
import styles from './lesson-plan.module.css';
import type { Minutes, PlanContent, PlanStatement } from './plan-content.ts';

interface LessonPlanProps {
  content: PlanContent;
  /** What can be done, above the plan; not printed. */
  children: ReactNode;
}

/** The plan of a lesson, on its page. */
export function LessonPlan({ content, children }: LessonPlanProps) {
  const { t } = useTranslation('teacher-lessons');
  const { name, classLabel, type, questionSet, statements, minutes, end, ballots } = content;
  const [before, after] = ballots;
  const facts = [
    t(`teacher-dashboard:type.${type}`),
    questionSet,
    t('teacher-dashboard:statements', { count: statements.length }),
    t('minutes', { minutes }),
    classLabel,
  ].filter((fact) => fact !== '');
  const first = { from: 0, to: MINUTES.join };
  return (
    <div className={`px-page py-6 print:p-0 ${styles.page}`}>
      <div className="mx-auto mb-4 flex max-w-row flex-wrap justify-between gap-3 print:hidden">{children}</div>
      <article className="mx-auto grid max-w-row grid-cols-1 gap-4 rounded-md bg-surface p-5 text-sm wrap-anywhere tablet:p-10 print:max-w-none print:gap-3 print:p-0 print:text-xs print:leading-tight">
        <div className="pb-2 line-ink-b">
          <p className="text-soft">{t('plan')}</p>
          <h1 className="title text-2xl print:text-xl">{name}</h1>
          <p className="text-soft">{facts.join(' · ')}</p>
        </div>
        <Part name={t('parts.start')} minutes={end && first}>
          <p>{t('say.start')}</p>
          <p>{t('say.privacy')}</p>
        </Part>
        {before && <Ballot {...before} />}
        {before && !after && <p className="text-soft">{t('say.onward')}</p>}
        <ol className="grid grid-cols-1 gap-4 print:gap-2">
          {statements.map((statement, at) => (
            <Statement key={statement._id} statement={statement} number={at + 1} />
          ))}
        </ol>
        {after && <Ballot {...after} isSecond />}
        <Part name={t('parts.end')} minutes={end}>
          <p>{t(statements.length === 1 && !before ? 'say.shortEnd' : 'say.end')}</p>
        </Part>
      </article>
    </div>
  );
}

const Times = ({ minutes }: { minutes: Minutes | null }) => {
  const { t } = useTranslation('teacher-lessons');
  return minutes && <span className="ms-auto flex-none text-soft figures">{t('fromTo', minutes)}</span>;
};

/** What comes before and after the statements. */
function Part({ name, minutes, children }: { name: string; minutes: Minutes | null; children: ReactNode }) {
  return (
    <section className="break-inside-avoid">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 className="title text-md">{name}</h2>
        <Times minutes={minutes} />
      </div>
      {children}
    </section>
  );
}

function Ballot({ box, seats, isSecond = false }: PlanContent['ballots'][number] & { isSecond?: boolean }) {
  const { t } = useTranslation('teacher-lessons');
  return (
    <>
      <Part name={t(isSecond ? 'parts.secondBallot' : 'parts.ballot')} minutes={box}>
        <p>{t(isSecond ? 'say.secondBallot' : 'say.ballot')}</p>
      </Part>
      <Part name={t('parts.seats')} minutes={seats}>
        <p>{t(isSecond ? 'say.secondSeats' : 'say.seats')}</p>
      </Part>
    </>
  );
}

function Statement({ statement, number }: { statement: PlanStatement; number: number }) {
  const { t } = useTranslation('teacher-lessons');
  const { description, drawing, own, options, background, talk, note, positions, minutes } = statement;
  return (
    <li className="grid break-inside-avoid grid-cols-1 gap-1 pt-3 line-hair-t print:gap-0 print:pt-1">
      <div className="flex flex-wrap items-baseline gap-x-4 tablet:flex-nowrap print:flex-nowrap">
        <h2 className="flex min-w-0 items-center gap-2 title text-md">
          <StatementNumber value={number} />
          {drawing && <DrawingFile name={drawing} className="size-12 shrink-0 print:size-8" />}
          <span>
            <span dir="auto" lang={CONTENT_LANGUAGE}>
              {description}
            </span>{' '}
            {own && <OwnMark />}
          </span>
        </h2>
        <Times minutes={minutes} />
      </div>
      <dl className="grid grid-cols-1 gap-1 print:gap-0">
        <Row name={t('background')} text={background} />
        <Row name={t('talk')} text={talk} />
        <Row name={t('note')} text={note} isNote />
        {positions.length === 0 ? (
          <Row name={t('options')} text={options.join(' · ')} />
        ) : (
          <div className={ROW}>
            <dt className="text-soft">{t('parties')}</dt>
            <dd lang={CONTENT_LANGUAGE}>
              {positions.map(({ opinion, parties }, at) => (
                <span key={opinion}>
                  {at > 0 && ' · '}
                  <b>{opinion}</b> <span>{parties.join(', ')}</span>
                </span>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </li>
  );
}

const ROW = 'grid grid-cols-1 gap-x-4 tablet:grid-cols-names print:grid-cols-field';

/** Nothing without a text. */
function Row({ name, text, isNote = false }: { name: string; text: string; isNote?: boolean }) {
  if (text === '') return null;
  return (
    <div className={ROW}>
      <dt className="text-soft">{name}</dt>
      <dd
        className={`whitespace-pre-line ${isNote ? 'font-strong' : 'font-soft'}`}
        lang={isNote ? undefined : CONTENT_LANGUAGE}
      >
        {text}
      </dd>
    </div>
  );
}
