// The end in one's own tempo: the results, or what is still open.
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import screen from '#web/ui/screen.module.css';
import type { ScreenProps } from './game.ts';
import { NextTry } from './next-try.tsx';

export function FinishScreen({ phase: { open, unsent, total }, game }: ScreenProps<'finish'>) {
  const { t } = useTranslation('student');
  const first = open[0];
  const back = (
    <Button kind="text" onClick={() => game.goTo(total)}>
      <Icon name="back" />
      {t('finish.back')}
    </Button>
  );
  if (first !== undefined) {
    return (
      <div className={screen.column}>
        <div className={screen.message}>
          <h1>{t('finish.openTitle')}</h1>
          <p>{t('finish.openText', { count: open.length })}</p>
          <Button size="big" onClick={() => game.goTo(first)}>
            {t('finish.open', { number: first })}
          </Button>
          {back}
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
        {back}
      </div>
    </div>
  );
}
