// Counting hands if the live screen does not ask for them: in the students' own tempo, and after the end. docs/decisions/0034 says why the teacher chooses.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { shownQuery } from '#web/data/shown.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import { OwnMark } from '#web/teacher/parts/own-mark.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import styles from './hands-choice.module.css';
import { HandsPanel } from './hands-panel.tsx';

interface HandsChoiceProps {
  session: VotingSession;
  onClose?: () => void;
}

/** Counts hands on a statement that the teacher chooses. */
export function HandsChoice({ session, onClose }: HandsChoiceProps) {
  const { t } = useTranslation('teacher-live');
  const { code, statements } = session;
  const [at, setAt] = useState(0);
  const statement = statements[at];
  return (
    <div className={styles.choice}>
      <p>{t('hands.choose')}</p>
      <SelectField label={t('hands.statement')} value={at} onChange={({ target }) => setAt(Number(target.value))}>
        {statements.map(({ _id, description }, index) => (
          <option key={_id} value={index} lang={CONTENT_LANGUAGE}>
            {index + 1}. {description}
          </option>
        ))}
      </SelectField>
      {statement && (
        <>
          <p className={styles.statement}>
            <span lang={CONTENT_LANGUAGE}>{statement.description}</span> {statement.own && <OwnMark />}
          </p>
          <Counted code={code} statement={statement} />
          <HandsPanel key={statement._id} session={session} statement={statement} onClose={onClose} />
        </>
      )}
    </div>
  );
}

/** How many hands are stored on that statement. */
function Counted({ code, statement }: { code: string; statement: LiveStatement }) {
  const { t } = useTranslation('teacher-live');
  const { data: shown } = useQuery(shownQuery(code, statement._id));
  const total = shown?.hands.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return <p role="status">{total > 0 && t('hands.counted', { count: total })}</p>;
}
