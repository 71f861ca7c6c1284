import { accountEndpoints } from './account.ts';
import { archiveEndpoints } from './archive.ts';
import { argumentEndpoints } from './argument.ts';
import { authEndpoints } from './auth.ts';
import { contentEndpoints } from './content.ts';
import { difficultWordEndpoints } from './difficult-word.ts';
import type { Call, Endpoint } from './endpoint.ts';
import { faqEndpoints } from './faq.ts';
import { gameFiguresEndpoints } from './game-figures.ts';
import { gameTemplateEndpoints } from './game-template.ts';
import { lessonEndpoints } from './lesson.ts';
import { listedWordsEndpoints } from './listed-words.ts';
import { switchEndpoints } from './live-switch.ts';
import { ownStatementEndpoints } from './own-statement.ts';
import { partnerEndpoints } from './partner.ts';
import { partyEndpoints } from './party.ts';
import { playEndpoints } from './play.ts';
import { projectorEndpoints } from './projector.ts';
import { questionEndpoints } from './question.ts';
import { questionSetEndpoints } from './question-set.ts';
import { remoteEndpoints } from './remote.ts';
import { resultEndpoints } from './result.ts';
import { schoolLoginEndpoints } from './school-login.ts';
import { secondFactorEndpoints } from './second-factor.ts';
import { shownEndpoints } from './shown.ts';
import { statisticsEndpoints } from './statistics.ts';
import { systemEndpoints } from './system.ts';
import { textImageEndpoints } from './text-image.ts';
import { userEndpoints } from './user.ts';
import { votingSessionEndpoints } from './voting-session.ts';

const features = {
  auth: authEndpoints,
  schoolLogin: schoolLoginEndpoints,
  secondFactor: secondFactorEndpoints,
  account: accountEndpoints,
  user: userEndpoints,
  party: partyEndpoints,
  partner: partnerEndpoints,
  difficultWord: difficultWordEndpoints,
  listedWords: listedWordsEndpoints,
  content: contentEndpoints,
  faq: faqEndpoints,
  textImage: textImageEndpoints,
  questionSet: questionSetEndpoints,
  gameTemplate: gameTemplateEndpoints,
  votingSession: votingSessionEndpoints,
  archive: archiveEndpoints,
  liveSwitch: switchEndpoints,
  gameFigures: gameFiguresEndpoints,
  ownStatement: ownStatementEndpoints,
  remote: remoteEndpoints,
  play: playEndpoints,
  argument: argumentEndpoints,
  shown: shownEndpoints,
  lesson: lessonEndpoints,
  question: questionEndpoints,
  projector: projectorEndpoints,
  result: resultEndpoints,
  statistics: statisticsEndpoints,
  system: systemEndpoints,
};

type Features = typeof features;
type Calls = { [F in keyof Features]: Features[F][keyof Features[F]] }[keyof Features];

/** Every call by `METHOD path`: a type only, so that the web client loads no schema. */
export type Contract = {
  [E in Calls as `${E['method']} ${E['path']}`]: E extends Endpoint ? Call<E> : never;
};

/** Every endpoint with the feature that it belongs to. */
export const allEndpoints: readonly { feature: string; endpoint: Endpoint }[] = Object.entries(features).flatMap(
  ([feature, endpoints]) => Object.values<Endpoint>(endpoints).map((endpoint) => ({ feature, endpoint })),
);
