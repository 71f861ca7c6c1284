// Screens that few games begin with: their code is fetched when the first one is drawn, a dealt party's only if parties are dealt.
import { loadNamespaces } from '#web/i18n/i18n.ts';
import { preloadable } from '#web/shell/pages.tsx';

const endScreens = () => import('#web/student/after/end-screens.tsx');

const dealt = preloadable(async () => {
  const [{ DealtScreen }] = await Promise.all([
    import('#web/student/lot/dealt-screen.tsx'),
    // A namespace of its own would weigh on home.
    loadNamespaces(['student-results']),
  ]);
  return DealtScreen;
});

const away = preloadable(async () => {
  const [{ DevicesAway }] = await Promise.all([
    import('#web/student/after/devices-away.tsx'),
    loadNamespaces(['student-results']),
  ]);
  return DevicesAway;
});

/** Over all other screens. */
export const DevicesAway = away.Component;

const LATER = {
  closed: preloadable(async () => (await endScreens()).ClosedScreen),
  results: preloadable(async () => (await endScreens()).ResultsScreen),
  owner: preloadable(async () => (await endScreens()).OwnerScreen),
  answered: preloadable(async () => (await import('#web/student/after/answered-screen.tsx')).AnsweredScreen),
  secondRound: preloadable(async () => (await import('#web/student/round/second-round-screen.tsx')).loadSecondRound()),
  finish: preloadable(async () => (await import('#web/student/after/finish-screen.tsx')).FinishScreen),
};

export const LATER_SCREENS = {
  partyDealt: dealt.Component,
  closed: LATER.closed.Component,
  results: LATER.results.Component,
  owner: LATER.owner.Component,
  answered: LATER.answered.Component,
  secondRound: LATER.secondRound.Component,
  finish: LATER.finish.Component,
};

/** What does not come is fetched when it is needed. */
export const loadLaterScreens = () =>
  Promise.all([away, ...Object.values(LATER)].map(({ load }) => load())).catch(() => {});
