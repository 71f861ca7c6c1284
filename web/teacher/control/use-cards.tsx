import type { ReactNode } from 'react';
import { type Card, cardAt, cardBeside, type ShownCard } from '#shared/domain/learned.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { toggleFullScreen, useLiveKeys } from './keys.ts';
import { BackButton, MainButton } from './lesson-bar.tsx';
import { useArming } from './use-arming.ts';

/** The card that `card` names, as other screens are told: a statement without a name of its own by its id. */
const shownBy = ({ view, statementId }: Card): ShownCard => ({
  view,
  statementId: view === 'statement' ? statementId : null,
});

/**
 * Leads through the cards of what a class learned, as the lesson before. `cards` are empty until they are read. Returns
 * the button back, and the one that names the next card; null on the last one.
 */
export function useCards(
  cards: readonly Card[],
  shown: ShownCard,
  onShow: (card: ShownCard) => void,
): { back: ReactNode; main: ReactNode } {
  const { t } = useTranslation('teacher-results');
  const card = cardAt(cards, shown);
  // The list is the end of them all.
  const isList = shown.view === 'overview';
  const next = isList ? null : cardBeside(cards, card, 1);
  const previous = isList ? (cards[0] ?? null) : cardBeside(cards, card, -1);
  const arming = useArming<'nextCard'>(`${card?.view} ${card?.statementId}`);
  const goOn = () => {
    if (next !== null) arming.press({ name: 'nextCard', arms: false, run: () => onShow(shownBy(next)) });
  };
  const goBack = previous === null ? null : () => onShow(shownBy(previous));
  const keys: Readonly<Record<string, () => void>> = {
    ArrowRight: goOn,
    PageDown: goOn,
    ArrowLeft: () => goBack?.(),
    PageUp: () => goBack?.(),
    F: toggleFullScreen,
  };
  useLiveKeys((key) => {
    keys[key]?.();
    return key in keys;
  });
  return {
    back: cards.length > 1 && <BackButton onBack={goBack} />,
    main: next !== null && (
      <MainButton
        main={{ isArmed: false, isAwake: true, press: goOn }}
        busy={false}
        label={next.view === 'parties' ? t('openParties') : t(`next.${next.view}`)}
      />
    ),
  };
}
