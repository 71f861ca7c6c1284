// What one answered, whether the server has it, and what happens next.
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Dots } from '#web/ui/dots.tsx';
import { Icon } from '#web/ui/icon.tsx';
import screen from '#web/ui/screen.module.css';
import { AnswerSlip } from './answer-slip.tsx';
import styles from './answered-screen.module.css';
import type { ScreenProps } from './game.ts';
import { NextTry } from './next-try.tsx';
import { OwnTempoSteps } from './own-tempo-steps.tsx';
import { PartyArguments } from './party-arguments.tsx';
import { WhereLine } from './where-line.tsx';

const BADGES = { saved: 'check', sending: 'forward', waiting: 'clock' } as const;
const TITLES = { saved: 'saved', sending: 'sending', waiting: 'kept' } as const;

export function AnsweredScreen({ phase: { place, answer }, game }: ScreenProps<'answered'>) {
  const { t } = useTranslation('student');
  const { session } = game;
  const { status } = answer;
  return (
    <div className={screen.column}>
      <WhereLine place={place} game={game} />
      <div className={`${styles.head} ${styles[status]}`}>
        <span className={styles.badge}>
          <Icon name={BADGES[status]} />
        </span>
        <h1>{t(`answered.${TITLES[status]}`)}</h1>
      </div>
      {status === 'waiting' && <p className={styles.lead}>{t('answered.keptText')}</p>}
      <AnswerSlip statement={place.statement} answer={answer} />
      {session.showPartyArguments && status === 'saved' && (
        <PartyArguments code={session.code} statementId={place.statement._id} />
      )}
      <div className={styles.next}>
        {status === 'waiting' && <NextTry />}
        {place.own ? (
          <OwnTempoSteps place={place} game={game} onward />
        ) : (
          status !== 'waiting' && (
            <div className={styles.wait}>
              <Dots className={styles.dots} />
              <p>{t('answered.wait')}</p>
              <p className={styles.soft}>{t('answered.waitText')}</p>
            </div>
          )
        )}
        <Button kind={place.own ? 'text' : 'line'} wide onClick={() => game.change(place.statement._id)}>
          <Icon name="edit" />
          {t('answered.change')}
        </Button>
      </div>
    </div>
  );
}
