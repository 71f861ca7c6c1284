import { useQuery } from '@tanstack/react-query';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { shownQuery } from '#web/data/shown.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { HandsChoice } from '#web/teacher/control/hands-choice.tsx';
import { HandsPanel } from '#web/teacher/control/hands-panel.tsx';
import { useCommands } from '#web/teacher/control/use-commands.ts';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import { OwnMark } from '#web/teacher/parts/own-mark.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import styles from './hands-page.module.css';
import { SecondScreen } from './second-screen.tsx';

export function HandsPage() {
  return (
    <SecondScreen>
      {(session) => (
        <main id="main" className={styles.main}>
          <Hands session={session} />
        </main>
      )}
    </SecondScreen>
  );
}

function Hands({ session }: { session: VotingSession }) {
  const { t } = useTranslation('teacher-live');
  const { statements, currentStatement, type, state, view } = session;
  const statement = statements.find(({ _id }) => _id === currentStatement);
  return (
    <>
      <h1>{t('hands.title')}</h1>
      {type === 'party' || state === 'draft' ? (
        <p>{t('hands.notNow')}</p>
      ) : statement === undefined ? (
        <HandsChoice session={session} />
      ) : (
        <>
          <p className={styles.statement}>
            <span lang={CONTENT_LANGUAGE}>{statement.description}</span> {statement.own && <OwnMark />}
          </p>
          {view === 'hands' ? (
            <HandsPanel key={`${statement._id} ${statement.round}`} session={session} statement={statement} />
          ) : (
            <NotCounting session={session} statement={statement} />
          )}
        </>
      )}
    </>
  );
}

/** Before the board asks for hands, and after they were counted. */
function NotCounting({ session, statement }: { session: VotingSession; statement: LiveStatement }) {
  const { t } = useTranslation('teacher-live');
  const { show, busy, failure } = useCommands(session.code, session);
  const { data: shown } = useQuery(shownQuery(session.code, statement._id));
  const total = shown?.hands.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <>
      <p role="status">{total > 0 ? t('hands.counted', { count: total }) : t('hands.idle')}</p>
      <FormAlert>{failure?.text}</FormAlert>
      <p>
        <Button busy={busy === 'view'} onClick={() => show(statement._id, 'hands')}>
          <Icon name="people" />
          {total > 0 ? t('hands.again') : t('hands.begin')}
        </Button>
      </p>
    </>
  );
}
