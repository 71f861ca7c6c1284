import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCodeOf } from '#web/client/api-error.ts';
import { dealAnotherParty } from '#web/data/answers.ts';
import { sessionPartiesQuery } from '#web/data/session-parties.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { patchStudent, refetchSession } from '#web/session/session-query.ts';
import type { Game } from '#web/student/game/game.ts';
import { Button } from '#web/ui/core/button.tsx';
import styles from './redraw.module.css';

/** open: another party may be asked for · dealing: it is on its way · failed: try again. */
type Asked = 'open' | 'dealing' | 'failed';

/** Asks once for another dealt party; nothing if the game has no other one. */
export function Redraw({ session: { code, hasRedrawn = false }, clientId }: Pick<Game, 'session' | 'clientId'>) {
  const { t } = useTranslation('student-results');
  const { data: parties = [] } = useQuery(sessionPartiesQuery(code));
  const [asked, setAsked] = useState<Asked>('open');
  if (parties.length < 2) return null;
  const another = async () => {
    setAsked('dealing');
    try {
      const dealt = await dealAnotherParty(code);
      patchStudent(code, clientId, { type: 'dealt', ...dealt, hasRedrawn: true });
      setAsked('open');
    } catch (error) {
      // Another party may have been dealt on another device of this student: the next read has it.
      if (errorCodeOf(error) === 'WRONG_STATE') await refetchSession(code);
      setAsked('failed');
    }
  };
  return (
    <div className={styles.redraw}>
      {!hasRedrawn && (
        <Button kind="text" busy={asked === 'dealing'} onClick={another}>
          {t('lot.another')}
        </Button>
      )}
      <p role="status">{t(hasRedrawn ? 'lot.used' : asked === 'failed' ? 'lot.failed' : 'lot.once')}</p>
    </div>
  );
}
