import { accountEndpoints } from './account.ts';
import { archiveEndpoints } from './archive.ts';
import { argumentEndpoints } from './argument.ts';
import { authEndpoints, secondFactorEndpoints } from './auth.ts';
import { ballotEndpoints } from './ballot.ts';
import { contentEndpoints, textImageEndpoints } from './content.ts';
import { difficultWordEndpoints } from './difficult-word.ts';
import type { Call, Endpoint } from './endpoint.ts';
import { faqEndpoints } from './faq.ts';
import { gameFiguresEndpoints } from './game-figures.ts';
import { gameTemplateEndpoints } from './game-template.ts';
import { guessEndpoints } from './guess.ts';
import { lessonCardEndpoints, lessonEndpoints } from './lesson.ts';
import { listedWordsEndpoints } from './listed-words.ts';
import { ownStatementEndpoints } from './own-statement.ts';
import { partnerEndpoints } from './partner.ts';
import { partyEndpoints } from './party.ts';
import { playEndpoints } from './play.ts';
import { projectorEndpoints } from './projector.ts';
import { questionEndpoints } from './question.ts';
import { questionSetEndpoints } from './question-set.ts';
import { remoteEndpoints } from './remote.ts';
import { resultEndpoints } from './result.ts';
import { schoolCountEndpoints } from './school-count.ts';
import { schoolLoginEndpoints } from './school-login.ts';
import { shownEndpoints } from './shown.ts';
import { statisticsEndpoints } from './statistics.ts';
import { systemEndpoints } from './system.ts';
import { userEndpoints } from './user.ts';
import { switchEndpoints, votingSessionEndpoints } from './voting-session.ts';

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
  guess: guessEndpoints,
  argument: argumentEndpoints,
  shown: shownEndpoints,
  lesson: lessonEndpoints,
  ballot: ballotEndpoints,
  schoolCount: schoolCountEndpoints,
  lessonCard: lessonCardEndpoints,
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
