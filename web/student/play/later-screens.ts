// Screens that cannot be the first one: their code is fetched when the first one is drawn.
import { preloadable } from '#web/shell/pages.tsx';

const endScreens = () => import('#web/student/after/end-screens.tsx');

const LATER = {
  closed: preloadable(async () => (await endScreens()).ClosedScreen),
  results: preloadable(async () => (await endScreens()).ResultsScreen),
  owner: preloadable(async () => (await endScreens()).OwnerScreen),
  answered: preloadable(async () => (await import('#web/student/after/answered-screen.tsx')).AnsweredScreen),
  secondRound: preloadable(async () => (await import('#web/student/round/second-round-screen.tsx')).loadSecondRound()),
  finish: preloadable(async () => (await import('#web/student/after/finish-screen.tsx')).FinishScreen),
};

export const LATER_SCREENS = {
  closed: LATER.closed.Component,
  results: LATER.results.Component,
  owner: LATER.owner.Component,
  answered: LATER.answered.Component,
  secondRound: LATER.secondRound.Component,
  finish: LATER.finish.Component,
};

/** What does not come is fetched when it is needed. */
export const loadLaterScreens = () => Promise.all(Object.values(LATER).map(({ load }) => load())).catch(() => {});
