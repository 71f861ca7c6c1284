import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useState } from 'react';
import { errorCodeOf } from '#web/client/api-error.ts';
import { dealAnotherParty } from '#web/data/answers.ts';
import { sessionPartiesQuery } from '#web/data/session-parties.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { patchStudent, refetchSession } from '#web/session/session-query.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import type { ScreenProps } from '#web/student/game/game.ts';
import { LoadFailure } from '#web/ui/common/empty-state.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import screen from '#web/ui/common/screen.module.css';
import { Button } from '#web/ui/core/button.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import { PartyLogo } from '#web/widgets/party-logo.tsx';
import styles from './dealt-screen.module.css';

/** open: another party may be asked for · dealing: it is on its way · failed: try again. */
type Redraw = 'open' | 'dealing' | 'failed';

/** Says that the party was dealt at random, so that nobody takes it for a preference. */
export function DealtScreen({ phase: { dealtParty }, game }: ScreenProps<'partyDealt'>) {
  const { t } = useTranslation('student-results');
  const { code, hasRedrawn = false } = game.session;
  const { data: parties, isError, refetch } = useQuery(sessionPartiesQuery(code));
  const [redraw, setRedraw] = useState<Redraw>('open');
  const party = parties?.find(({ _id }) => _id === dealtParty);
  if (parties === undefined || party === undefined) {
    return (
      <div className={screen.column}>
        {isError ? <LoadFailure isPage onRetry={() => void refetch()} /> : <Loading label={t('lot.loading')} />}
      </div>
    );
  }
  const another = async () => {
    setRedraw('dealing');
    try {
      const dealt = await dealAnotherParty(code);
      patchStudent(code, game.clientId, { type: 'dealt', ...dealt, hasRedrawn: true });
      setRedraw('open');
    } catch (error) {
      // It may have been dealt on another device of this student: the next read says so.
      if (errorCodeOf(error) === 'WRONG_STATE') await refetchSession(code);
      setRedraw('failed');
    }
  };
  const hasOthers = parties.length > 1;
  return (
    <div className={screen.column}>
      <p className={styles.today} id="today">
        {t('lot.today')}
      </p>
      <section
        className={styles.card}
        style={{ '--c': party.color } as CSSProperties}
        aria-labelledby="today dealt-party"
        aria-live="polite"
      >
        <PartyLogo name={party.name} image={party.image} />
        <h1 id="dealt-party">{party.name}</h1>
        {party.description !== '' && <p lang={CONTENT_LANGUAGE}>{party.description}</p>}
      </section>
      <p className={styles.why}>
        <Icon name="info" />
        <span>{t('lot.why')}</span>
      </p>
      <div className={styles.foot}>
        <Button size="big" wide disabled={redraw === 'dealing'} onClick={() => game.chooseParty(party._id)}>
          {t('lot.play', { party: party.name })}
        </Button>
        {hasOthers && !hasRedrawn && (
          <Button kind="text" busy={redraw === 'dealing'} onClick={another}>
            {t('lot.another')}
          </Button>
        )}
        <p role="status">{hasOthers && t(hasRedrawn ? 'lot.used' : redraw === 'failed' ? 'lot.failed' : 'lot.once')}</p>
      </div>
    </div>
  );
}
