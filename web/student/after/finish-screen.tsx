import { useTranslation } from '#web/i18n/use-translation.ts';
import { LeaveDevice } from '#web/student/frame/device.tsx';
import type { ScreenProps } from '#web/student/game/game.ts';
import { QuestionsDoor } from '#web/student/play/questions-door.tsx';
import screen from '#web/ui/common/screen.module.css';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import { NextTry } from './next-try.tsx';
import { StatementList } from './statement-list.tsx';

export function FinishScreen({ phase: { open, unsent, total }, game }: ScreenProps<'finish'>) {
  const { t } = useTranslation('student-results');
  const first = open[0];
  const all = <StatementList total={total} open={open} onGo={game.goTo} />;
  if (first !== undefined) {
    return (
      <div className={screen.column}>
        <div className={screen.message}>
          <h1>{t('finish.openTitle')}</h1>
          <p>{t('finish.openText', { count: open.length })}</p>
          <Button size="big" onClick={() => game.goTo(first)}>
            {t('finish.open', { number: first })}
          </Button>
          {all}
        </div>
      </div>
    );
  }
  return (
    <div className={screen.column}>
      <div className={screen.message}>
        <h1>{t('finish.title')}</h1>
        {unsent > 0 ? (
          <>
            <p>{t('finish.unsent')}</p>
            <NextTry />
          </>
        ) : (
          <>
            <p>{t(game.session.type === 'party' ? 'finish.partyText' : 'finish.text')}</p>
            <LinkButton size="big" to={`/results/${game.session._id}`}>
              {t('finish.results')}
            </LinkButton>
          </>
        )}
        {all}
        <QuestionsDoor session={game.session} clientId={game.clientId} />
        <LeaveDevice />
      </div>
    </div>
  );
}
