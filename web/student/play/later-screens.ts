// Screens that few games begin with: their code is fetched when the first one is drawn, a party's only in a party game.
import { withTexts } from '#web/i18n/i18n.ts';
import { preloadable } from '#web/shell/pages.tsx';
import { readOpenedGame } from '#web/student/game/opened-game.ts';
import { partyParts } from '#web/student/statement/party-door.tsx';

const endScreens = () => withTexts(import('#web/student/after/end-screens.tsx'), 'student-results');

const ignore = () => {};

const dealt = preloadable(async () => (await partyParts()).DealtScreen);
const choice = preloadable(async () => (await partyParts()).PartyChoiceScreen);
const turned = preloadable(async () => (await partyParts()).TurnedCard);

const opened = readOpenedGame();
// A party game begins with one of them: it comes while the game itself is read.
if (opened !== null && opened !== 'unknown' && opened.type === 'party') choice.load().catch(ignore);

/** On the waiting screen. */
export const TurnedCard = turned.Component;

const away = preloadable(
  async () => (await withTexts(import('#web/student/after/devices-away.tsx'), 'student-results')).DevicesAway,
);

/** Over all other screens. */
export const DevicesAway = away.Component;

/** For games with ballots: fetched with the game. */
export const ballotScreen = preloadable(
  async () => (await withTexts(import('#web/student/ballot/ballot-screen.tsx'), 'student-results')).BallotScreen,
);

const LATER = {
  closed: preloadable(async () => (await endScreens()).ClosedScreen),
  results: preloadable(async () => (await endScreens()).ResultsScreen),
  owner: preloadable(async () => (await endScreens()).OwnerScreen),
  answered: preloadable(
    async () => (await withTexts(import('#web/student/after/answered-screen.tsx'), 'student-results')).AnsweredScreen,
  ),
  secondRound: preloadable(
    async () =>
      (await withTexts(import('#web/student/round/second-round-screen.tsx'), 'student-results')).SecondRoundScreen,
  ),
  finish: preloadable(
    async () => (await withTexts(import('#web/student/after/finish-screen.tsx'), 'student-results')).FinishScreen,
  ),
};

export const LATER_SCREENS = {
  partyChoice: choice.Component,
  partyDealt: dealt.Component,
  ballot: ballotScreen.Component,
  closed: LATER.closed.Component,
  results: LATER.results.Component,
  owner: LATER.owner.Component,
  answered: LATER.answered.Component,
  secondRound: LATER.secondRound.Component,
  finish: LATER.finish.Component,
};

/** A file that fails to load is fetched again when it is needed. */
export const loadLaterScreens = (hasBallots: boolean) =>
  Promise.all([...(hasBallots ? [ballotScreen] : []), away, ...Object.values(LATER)].map(({ load }) => load())).catch(
    ignore,
  );
