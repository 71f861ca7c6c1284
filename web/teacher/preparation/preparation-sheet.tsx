// One or two A4 pages for the teacher's desk, readable in black and white.
import type { ReactNode } from 'react';
import { type DifficultWord, findDifficultWords } from '#shared/domain/difficult-words.ts';
import { STATEMENT_MINUTES } from '#shared/domain/lesson-time.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { OwnMark } from '#web/teacher/parts/own-mark.tsx';
import { useLessonTime } from '#web/teacher/parts/use-lesson-time.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { StatementNumber } from '#web/widgets/number-box.tsx';
import styles from './preparation-sheet.module.css';
import type { SheetContent, SheetStatement } from './sheet-content.ts';

interface PreparationSheetProps {
  content: SheetContent;
  words: readonly DifficultWord[];
  /** The way back. */
  back: ReactNode;
}

const LINES = [1, 2, 3, 4, 5];

/** The sheet on its page, with what prints it. */
export function PreparationSheet({ content, words, back }: PreparationSheetProps) {
  const { t } = useTranslation('teacher-sheet');
  const lessonTime = useLessonTime();
  const { name, classLabel, type, questionSet, statements } = content;
  const facts = [
    t(`teacher-dashboard:type.${type}`),
    questionSet,
    t('teacher-dashboard:statements', { count: statements.length }),
    lessonTime(statements.length),
  ];
  return (
    <div className={styles.page}>
      <p className={styles.tools}>
        {back}
        <Button onClick={() => window.print()}>
          <Icon name="print" />
          {t('print')}
        </Button>
      </p>
      <article className={styles.sheet}>
        <div className={styles.head}>
          <p>{t('title')}</p>
          <h1>{name}</h1>
          <p>{facts.join(' · ')}</p>
        </div>
        <ol className={styles.statements}>
          {statements.map((statement, at) => (
            <Statement key={statement._id} statement={statement} number={at + 1} />
          ))}
        </ol>
        <Words words={words} statements={statements} />
        <section className={styles.class}>
          <h2>{classLabel === '' ? t('class') : t('classNamed', { name: classLabel })}</h2>
          {LINES.map((line) => (
            <i key={line} />
          ))}
        </section>
      </article>
    </div>
  );
}

function Statement({ statement, number }: { statement: SheetStatement; number: number }) {
  const { t } = useTranslation('teacher-sheet');
  const { description, own, options, plain, background, talk, note, positions, from } = statement;
  return (
    <li className={styles.statement}>
      <h2>
        <StatementNumber value={number} />
        <span>
          <span lang={CONTENT_LANGUAGE}>{description}</span> {own && <OwnMark />}
        </span>
        {from !== null && <small>{t('minutes', { from, to: from + STATEMENT_MINUTES })}</small>}
      </h2>
      <dl>
        <Row name={t('plain')} text={plain} />
        <Row name={t('background')} text={background} />
        <Row name={t('talk')} text={talk} />
        <Row name={t('note')} text={note} isNote />
        {positions.length === 0 ? (
          <Row name={t('options')} text={options.join(' · ')} />
        ) : (
          <div>
            <dt>{t('parties')}</dt>
            <dd lang={CONTENT_LANGUAGE}>
              {positions.map(({ opinion, parties }) => (
                <span key={opinion} className={styles.position}>
                  <b>{opinion}</b> {parties.join(', ')}
                </span>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </li>
  );
}

/** Nothing without a text. */
function Row({ name, text, isNote = false }: { name: string; text: string; isNote?: boolean }) {
  if (text === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isNote ? styles.note : undefined} lang={isNote ? undefined : CONTENT_LANGUAGE}>
        {text}
      </dd>
    </div>
  );
}

function Words({ words, statements }: Pick<PreparationSheetProps, 'words'> & Pick<SheetContent, 'statements'>) {
  const { t } = useTranslation('teacher-sheet');
  const met = new Map(
    statements
      .flatMap(({ description, plain, background }) =>
        findDifficultWords([description, plain, background].join('\n'), words),
      )
      .flatMap((segment) => (segment.kind === 'word' ? [[segment.word._id, segment.word] as const] : [])),
  );
  if (met.size === 0) return null;
  return (
    <section className={styles.words}>
      <h2>{t('words')}</h2>
      <dl lang={CONTENT_LANGUAGE}>
        {[...met.values()].map(({ _id, word, description }) => (
          <div key={_id}>
            <dt>{word}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
