import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { useArguments } from '#web/data/arguments.ts';
import { figuresQuery } from '#web/data/figures.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { countFlagged } from '#web/teacher/control/waiting.ts';
import { countHeld, statementsWith } from '#web/teacher/parts/live-figures.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import styles from './remote.module.css';

/** How many arguments wait and how many of them have a flag, with a link to them; nothing in games in which arguments do not wait. */
export function QueueLink({ session }: { session: VotingSession }) {
  const { t } = useTranslation('teacher-live');
  const { data: figures } = useQuery(figuresQuery(session.code));
  const waits = session.holdArguments && session.argumentsEnabled;
  const flagged = countFlagged(useArguments(session.code, waits ? statementsWith('held', figures) : []));
  if (!waits) return null;
  const held = countHeld(figures);
  return (
    <Link className={styles.queue} to={`/teacher/votingsession/${session.code}/arguments`}>
      <Icon name="eye" />
      <span>
        {t('queue.waiting', { count: held })}
        {flagged > 0 && <small>{t('remote.flagged', { count: flagged })}</small>}
      </span>
      <Icon name="chevronRight" />
    </Link>
  );
}
