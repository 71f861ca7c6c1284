import type { ReactNode } from 'react';
import { type EndSlide, slideBeside } from '#shared/domain/end-slides.ts';
import type { GameType, ResultView, SlideView } from '#shared/domain/voting-session.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { toggleFullScreen } from './full-screen.ts';
import { BackButton, MainButton } from './main-button.tsx';
import { useArming } from './use-arming.ts';
import { useLiveKeys } from './use-live-keys.ts';

interface ShownPage {
  type: GameType;
  view: ResultView;
  /** Empty until they are read. */
  slides: readonly EndSlide[];
}

/** Leads through the pages of the end, as the lesson before. Returns the button back, and the one that names the next page; null on the last one. */
export function useSlides(
  { type, view, slides }: ShownPage,
  onShow: (view: SlideView) => void,
): { back: ReactNode; main: ReactNode } {
  const { t } = useTranslation('teacher-results');
  const next = slideBeside(type, view, slides, 1);
  const previous = slideBeside(type, view, slides, -1);
  const arming = useArming<'nextSlide'>(view);
  const goOn = () => {
    if (next !== null) arming.press({ name: 'nextSlide', arms: false, run: () => onShow(next) });
  };
  const goBack = previous === null ? null : () => onShow(previous);
  useLiveKeys((action) => {
    if (action.do === 'next') goOn();
    if (action.do === 'previous') goBack?.();
    if (action.do === 'fullScreen') toggleFullScreen();
  });
  return {
    back: slides.length > 1 && <BackButton onBack={goBack} />,
    main: next !== null && (
      <MainButton main={{ isArmed: false, isAwake: true, press: goOn }} busy={false} label={t(`next.${next}`)} />
    ),
  };
}
