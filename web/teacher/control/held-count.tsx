import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { figuresQuery } from '#web/data/figures.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { countHeld } from '#web/teacher/parts/live-figures.ts';
import styles from '#web/teacher/parts/live-header.module.css';
import { Icon } from '#web/ui/common/icon.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { NARROW, useMedia } from '#web/ui/screen/use-media.ts';

/** How many arguments wait, with a link to them: on a laptop in another window, because this page is projected. */
export function HeldCount({ session }: { session: VotingSession }) {
  const { t } = useTranslation('teacher-live');
  const isPhone = useMedia(NARROW);
  const { data: figures } = useQuery(figuresQuery(session.code));
  if (!session.holdArguments || !session.argumentsEnabled) return null;
  return (
    <Link
      className={styles.tag}
      to={`/teacher/votingsession/${session.code}/arguments`}
      {...(isPhone ? {} : { target: '_blank' })}
    >
      <Icon name="eye" />
      {t('queue.count', { count: countHeld(figures) })}
      <VisuallyHidden>, {t('queue.open')}</VisuallyHidden>
    </Link>
  );
}
