// What is filled in by hand on the printed sheet, and what is done at home.
import { QRCodeSVG } from 'qrcode.react';
import type { ContentBlock } from '#shared/contract/content.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { ownResultsLink } from '#web/teacher/parts/game-addresses.ts';
import styles from './debrief.module.css';
import { goalsIn } from './goals.ts';
import blanks from './to-fill-in.module.css';

/** Checkboxes for the teacher; the sheet itself never claims that a goal is reached. */
export function Goals({ blocks }: { blocks: readonly ContentBlock[] }) {
  const { t } = useTranslation('teacher-results');
  const lists = blocks
    .map((block) => ({ ...block, goals: goalsIn(block.body) }))
    .filter(({ goals }) => goals.length > 0);
  if (lists.length === 0) return null;
  return (
    <section className={styles.goals}>
      <h2>{t('debrief.goals')}</h2>
      {lists.map(({ _id, title, goals }) => (
        <div key={_id} lang={CONTENT_LANGUAGE}>
          {title !== '' && <p className={styles.soft}>{title}</p>}
          <ul className={blanks.boxes}>
            {goals.map((goal) => (
              <li key={goal}>{goal}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** As many as fit on the page. */
const LINES = Array.from({ length: 24 }, (_, at) => at);

/** Lines to write on; the first part to shrink. */
export const ToWrite = ({ title }: { title: string }) => (
  <section className={blanks.write}>
    <h2>{title}</h2>
    {LINES.map((line) => (
      <i key={line} className={blanks.line} />
    ))}
  </section>
);

interface HomeworkProps {
  sessionId: string;
  /** Of the statement that it is about. */
  number: number;
  forStudents: boolean;
}

export function Homework({ sessionId, number, forStudents }: HomeworkProps) {
  const { t } = useTranslation('teacher-results');
  return (
    <div className={blanks.homework}>
      <p>
        <b>{t('debrief.home.title')}</b> {t(forStudents ? 'debrief.home.ours' : 'debrief.home.task', { number })}{' '}
        <span className={styles.soft}>{t(forStudents ? 'debrief.home.mine' : 'debrief.home.own')}</span>
      </p>
      <QRCodeSVG
        className={blanks.qr}
        value={ownResultsLink(sessionId)}
        level="M"
        marginSize={2}
        title={t('debrief.home.qr')}
        shapeRendering="crispEdges"
      />
    </div>
  );
}
