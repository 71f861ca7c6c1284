// Creates and plays games through the API, as the teacher's and the students' pages do.
import { randomUUID } from 'node:crypto';
import type { Body, Reply } from '#shared/contract/call.ts';
import type { GameSetting } from '#shared/domain/game-settings.ts';
import type { GameType } from '#shared/domain/voting-session.ts';
import { type Call, caller, callerAs, type Identity, identityOf, logIn } from './api-client.ts';
import { OPTIONS, PARTIES, type PartyBody, questionSetBody, type SetParty, type SetShape } from './fixtures.ts';
import { required } from './required.ts';

/** A published question set, and a caller who can create games from it. */
export interface PublishedSet {
  call: Call;
  questionSet: string;
  statements: readonly string[];
  parties: readonly string[];
}
export interface PublishedShape extends SetShape {
  parties?: readonly PartyBody[];
}

/** The party of that name, which a server has once. */
async function partyOf(call: Call, body: PartyBody): Promise<SetParty> {
  const found = (await call('GET parties')).find(({ name }) => name === body.name);
  return found ?? (await call('POST parties', { body })).party;
}

/** Publishes a set whose parties disagree: party p chooses option p + s of statement s. */
export async function publishSet(
  call: Call,
  { parties: bodies = PARTIES, ...shape }: PublishedShape = {},
): Promise<PublishedSet> {
  const parties: SetParty[] = [];
  for (const body of bodies) parties.push(await partyOf(call, body));
  const body = questionSetBody(parties, { options: OPTIONS, choose: (s, p) => s + p, ...shape });
  const { _id: questionSet } = await call('POST question_sets', { body });
  await call('POST question_sets/:id/publish', { params: { id: questionSet } });
  return { call, questionSet, statements: body.statements.map(({ _id }) => _id), parties: body.parties };
}

export interface Teacher extends Identity, PublishedSet {}

/** Logs the first super admin in and publishes a set; by default of three statements, options and parties. */
export async function prepareTeacher(baseURL: string, shape: PublishedShape = {}): Promise<Teacher> {
  const identity = await identityOf(baseURL);
  const parties = PARTIES.filter(({ name }) => ['Groene Draad', 'Horizon', 'Witte Lijst'].includes(name));
  return { ...identity, ...(await publishSet(callerAs(baseURL, identity), { statements: 3, parties, ...shape })) };
}

type GameShape = Partial<Pick<Body<'POST game_templates'>, 'name' | 'classLabel' | 'type' | 'settings' | 'notes'>>;

/** Makes a game template of all of a set. Returns its id. */
export async function createTemplate(
  { call, questionSet, statements, parties }: PublishedSet,
  shape: GameShape = {},
): Promise<string> {
  const set = { questionSet, statements: [...statements], parties: [...parties] };
  const body = { name: 'Proefspel', type: 'debate' as const, settings: [], ...set, ...shape };
  return (await call('POST game_templates', { body }))._id;
}

/** Makes a game template and a voting session of it. Returns its code; the session waits to be started. */
export async function createGame(set: PublishedSet, shape: GameShape = {}): Promise<string> {
  const gameTemplateId = await createTemplate(set, shape);
  return (await set.call('POST config/game-template/voting-session', { body: { gameTemplateId } })).code;
}

type VotingSession = Reply<'GET voting/session/:code'>;

/** Creates a game and starts it. */
export async function startGame(set: PublishedSet, shape: GameShape = {}): Promise<VotingSession> {
  return set.call('POST voting/session/:code/start', { params: { code: await createGame(set, shape) } });
}

/** Starts a debate on all of a question set, in the students' tempo. Returns its code. */
export async function startGameOn(call: Call, questionSet: string): Promise<string> {
  const set = await call('GET question_sets/:id', { params: { id: questionSet } });
  const ids = (list: readonly { _id: string }[]): string[] => list.map(({ _id }) => _id);
  const published = { call, questionSet, statements: ids(set.statements), parties: ids(set.parties) };
  return (await startGame(published, { settings: ['own_tempo'] })).code;
}

export interface Game {
  readonly id: string;
  readonly code: string;
  readonly statements: VotingSession['statements'];
  readonly parties: readonly { _id: string; name: string }[];
  start(): Promise<unknown>;
  /** Makes the statement of that index the current one. */
  moveTo(index: number): Promise<unknown>;
  /** Has the class answer the statement of that index again. */
  voteAgain(index: number): Promise<unknown>;
  end(): Promise<unknown>;
  archive(): Promise<unknown>;
  /** All answers that the server has stored. */
  answers(): Promise<VotingSession['studentOpinions']>;
}
/** The text of the statement with that index. */
export const textOf = (game: Pick<Game, 'statements'>, index: number): string =>
  required(game.statements[index]?.description);

interface MadeShape {
  /** The teacher whose game it is; by default the first super admin. */
  by?: Call;
  name?: string;
  type?: GameType;
  settings?: GameSetting[];
  classLabel?: string;
  statements?: number;
  parties?: number;
  /** Instead of the set that all games of a server share. */
  of?: PublishedSet;
}

/** One set for all games of a server, by its first super admin: a later server may get the address of an earlier one. */
const sets = new Map<string, Promise<PublishedSet>>();

async function sharedSet(call: Call): Promise<PublishedSet> {
  const { _id } = await call('GET account');
  const publishing = sets.get(_id) ?? publishSet(call, { statements: 12 });
  sets.set(_id, publishing);
  return publishing;
}

/** A game that waits to be started, with the first statements of the set, and the first or all of its parties. */
export async function makeGame(baseURL: string, shape: MadeShape = {}): Promise<Game> {
  const { statements: count = 3, parties, of, by, ...rest } = shape;
  const admin = await logIn(baseURL);
  const call = by ?? admin;
  const set = of ?? (await sharedSet(admin));
  const part = { statements: set.statements.slice(0, count), parties: set.parties.slice(0, parties) };
  const code = await createGame({ ...set, ...part, call }, rest);
  const params = { code };
  const read = () => call('GET voting/session/:code', { params });
  const { _id: id, statements } = await read();
  const at = (index: number) => ({ params: { code, statementId: required(statements[index]?._id) } });
  return {
    id,
    code,
    statements,
    parties: await call('GET voting/session/:code/parties', { params }),
    start: () => call('POST voting/session/:code/start', { params }),
    moveTo: (index) => call('POST voting/session/:code/statement/:statementId', at(index)),
    voteAgain: (index) => call('POST voting/session/:code/statement/:statementId/second-round', at(index)),
    end: () => call('POST voting/session/:code/end', { params }),
    archive: () => call('POST voting/session/:code/archive', { params }),
    answers: async () => (await read()).studentOpinions,
  };
}

/** The same, started. */
export async function startedGame(baseURL: string, shape: MadeShape = {}): Promise<Game> {
  const game = await makeGame(baseURL, shape);
  await game.start();
  return game;
}

/** A projector without a login that shows the caller's game. Returns its token, for a browser that stores it. */
export async function pairedProjector(baseURL: string, call: Call, code: string): Promise<string> {
  const { token } = await caller(baseURL, {})('POST projectors');
  const { pairingCode } = await caller(baseURL, { 'projector-token': token })('GET projector');
  await call('POST voting/session/:code/projectors', {
    params: { code },
    body: { pairingCode: required(pairingCode) },
  });
  return token;
}

export interface Student {
  answer: (statementId: string, opinion: string, more?: { comment?: string; partyId?: string }) => Promise<unknown>;
  /** Guesses how many of ten answer the first option. */
  guess: (statementId: string, guess: number) => Promise<unknown>;
  /** Asks a question; returns its id. */
  ask: (text: string) => Promise<string>;
  /** Votes for a party in a ballot; null is blank. */
  vote: (round: number, party: string | null) => Promise<unknown>;
  /** Marks another student’s question. */
  mark: (questionId: string) => Promise<void>;
}

/** A new student who has joined the game; a browser with that client-id is the same student. */
export async function newStudent(baseURL: string, code: string, clientId: string = randomUUID()): Promise<Student> {
  const call = caller(baseURL, { 'client-id': clientId });
  await call('GET voting/session/:code', { params: { code } });
  return {
    answer: (statementId, opinion, more = {}) =>
      call('POST voting/session/:code/statement/:statementId/opinion', {
        params: { code, statementId },
        body: { opinion, ...more },
      }),
    guess: (statementId, guess) =>
      call('PUT voting/session/:code/statement/:statementId/guess', { params: { code, statementId }, body: { guess } }),
    vote: (round, party) => call('POST voting/session/:code/vote', { params: { code }, body: { round, party } }),
    ask: async (text) => {
      const id = randomUUID();
      await call('PUT voting/session/:code/question/:id', { params: { code, id }, body: { text } });
      return id;
    },
    mark: async (id) => {
      await call('PUT voting/session/:code/question/:id/mark', { params: { code, id }, body: { marked: true } });
    },
  };
}

/** Starts a game that waits, has one student answer, and archives it: a game without answers is not listed in the archive. */
export async function playAndArchive(baseURL: string, call: Call, code: string): Promise<void> {
  const { statements } = await call('POST voting/session/:code/start', { params: { code } });
  await (await newStudent(baseURL, code)).answer(required(statements[0]?._id), 'Akkoord');
  await call('POST voting/session/:code/archive', { params: { code } });
}
