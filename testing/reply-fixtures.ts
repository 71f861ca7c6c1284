// What the API returns, for tests that say only what matters to their rule.
import type { QuestionSet } from '#shared/contract/question-set.ts';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { NO_WORDS } from '#shared/domain/statement-words.ts';

/** A statement of a game, called like its id. */
export const statementReply = (_id: string, round: 1 | 2 = 1) => ({
  ...{ _id, description: _id, drawing: null, plain: '', background: '', opinionOptions: [], round, own: false },
});

/** A debate that goes on, of the reader's own or not. */
export const sessionReply = (changes: Partial<VotingSession> & { isOwner: boolean }) => ({
  _id: 'v',
  code: 'K7PM4X',
  name: 'Debat',
  state: 'ongoing' as const,
  tempo: 'teacher' as const,
  type: 'debate' as const,
  argumentsEnabled: false,
  holdArguments: false,
  skipQuestions: true,
  showDifficultWords: false,
  showPartyArguments: false,
  locked: false,
  devicesAway: false,
  questionsOpen: false,
  partiesByLot: false,
  aggregatesOnly: false,
  ballot: null,
  dealtParty: null,
  statements: [],
  currentStatement: null,
  studentOpinions: [],
  ...changes,
});

/** A published set with those options, statements and parties, called like their ids. */
export const questionSetReply = (
  _id: string,
  options: string[],
  statements: string[],
  parties: string[],
  partyOpinions: QuestionSet['partyOpinions'] = [],
): QuestionSet => ({
  ...{ _id, name: _id, description: '', published: true, offered: true, version: 1 },
  opinionOptions: options.map((opinion, at) => ({ _id: opinion, opinion, color: '#000000', order: at + 1 })),
  statements: statements.map((one) => ({ _id: one, description: one, ...NO_WORDS, drawing: null, opinionOptions: [] })),
  parties: parties.map((one) => ({
    ...{ _id: one, name: one, description: '', color: '#000000', video: '', image: null },
  })),
  partyOpinions,
});
