import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { useArguments } from '#web/data/arguments.ts';
import { figuresQuery } from '#web/data/figures.ts';
import { questionsQuery } from '#web/data/questions.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { countFlagged, useWaitingTexts, waitingWords } from '#web/teacher/control/waiting.ts';
import { statementsWith } from '#web/teacher/parts/live-figures.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import styles from './remote.module.css';

/** How many arguments and questions wait and how many of them have a flag, with a link to them; nothing in games in which none does. */
export function QueueLink({ session }: { session: VotingSession }) {
  const { t } = useTranslation('teacher-live');
  const waiting = useWaitingTexts(session);
  const flagged = useFlagged(session);
  if (waiting === null) return null;
  return (
    <Link className={styles.queue} to={`/teacher/votingsession/${session.code}/arguments`}>
      <Icon name="eye" />
      <span>
        <span>{t(`queue.${waitingWords(waiting)}`, { count: waiting.held })}</span>
        {flagged > 0 && <small>{t('remote.flagged', { count: flagged })}</small>}
      </span>
      <Icon name="chevronRight" />
    </Link>
  );
}

/** Here alone, because it reads the texts: a laptop may be on the board. */
function useFlagged({ code }: VotingSession): number {
  const { data: figures } = useQuery(figuresQuery(code));
  const { data: questions = NONE } = useQuery(questionsQuery(code));
  return countFlagged(useArguments(code, statementsWith('held', figures)), questions);
}

const NONE: never[] = [];
