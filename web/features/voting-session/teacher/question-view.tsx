// The statement with its possible answers and how many have answered; never how, as that would pull the others.
import { type CSSProperties, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { HallFigure } from './hall-figure.tsx';
import type { LiveStatement } from './live-figures.ts';
import { answersHall } from './seats.ts';
import styles from './stage.module.css';
import { LargeStatement, type StatementPlace } from './statement-heading.tsx';

/** More options than this no longer stand beside each other in one line. */
const ONE_LINE_MAX = 5;

interface QuestionViewProps {
  place: StatementPlace;
  options: LiveStatement['opinionOptions'];
  students: number;
  answered: number;
}

export function QuestionView({ place, options, students, answered }: QuestionViewProps) {
  const { t } = useTranslation('live');
  const hall = useMemo(() => answersHall(students, answered), [students, answered]);
  return (
    <main id="main" className={styles.question}>
      <LargeStatement place={place} />
      <HallFigure
        hall={hall}
        label={t('question.seats', { count: answered, students: t('ofStudents', { count: students }) })}
        number={answered}
        words={t('question.answered', { count: answered, students: t('ofAll', { count: students }) })}
      />
      <ul className={`${styles.options} ${options.length > ONE_LINE_MAX ? styles.many : ''}`} aria-label={t('answers')}>
        {options.map(({ opinion, color }) => (
          <li key={opinion} style={{ '--c': color } as CSSProperties}>
            {opinion}
          </li>
        ))}
      </ul>
    </main>
  );
}
