// A teacher with games and students with answers, through HTTP, for tests of the teacher's screens.
import { randomUUID } from 'node:crypto';
import type { GameSetting, GameType } from '#shared/domain/voting-session.ts';
import { type Call, caller, callerAs, type Identity, identityOf, openGame } from './calls.ts';

export const OPTIONS = [
  { opinion: 'Akkoord', color: '#2f6fde', order: 1 },
  { opinion: 'Neutraal', color: '#98a2a0', order: 2 },
  { opinion: 'Niet akkoord', color: '#e4632d', order: 3 },
];
export const STATEMENTS = [
  'Jongeren moeten vanaf 16 jaar mogen stemmen voor het Vlaams Parlement.',
  'Smartphones horen niet thuis op school, ook niet tijdens de pauze.',
  'De opkomstplicht moet opnieuw gelden bij gemeenteraadsverkiezingen.',
];
export const PARTIES = [
  { name: 'Groene Draad', color: '#3c8d2f' },
  { name: 'Samenspel', color: '#c2185b' },
  { name: 'Witte Lijst', color: '#ffffff' },
];

export interface Teacher extends Identity {
  call: Call;
  statements: string[];
  parties: string[];
  questionSet: string;
}

/** Logs the first super admin in and publishes a set of three statements, options and parties. */
export async function prepareTeacher(baseURL: string): Promise<Teacher> {
  const identity = await identityOf(baseURL);
  const call = callerAs(baseURL, identity);
  const parties: string[] = [];
  for (const party of PARTIES) {
    parties.push((await call<{ party: { _id: string } }>('POST', 'parties', party)).party._id);
  }
  const statements = STATEMENTS.map((description) => ({ _id: randomUUID(), description }));
  const set = await call<{ _id: string }>('POST', 'question_sets', {
    name: 'Proefset',
    opinionOptions: OPTIONS,
    statements,
    parties,
    partyOpinions: statements.flatMap(({ _id }, s) =>
      parties.map((partyId, p) => ({
        statementId: _id,
        partyId,
        opinion: OPTIONS[(s + p) % OPTIONS.length]?.opinion,
        comment: `Wij staan hiervoor, al sinds verkiezing ${p + 1}.`,
      })),
    ),
  });
  await call('POST', `question_sets/${set._id}/publish`);
  return { ...identity, call, parties, questionSet: set._id, statements: statements.map(({ _id }) => _id) };
}

/** A voting session that waits to be started; gives its code. */
export function newGame(teacher: Teacher, name: string, type: GameType, settings: GameSetting[]): Promise<string> {
  return openGame(teacher.call, {
    name,
    type,
    questionSet: teacher.questionSet,
    statements: teacher.statements,
    parties: teacher.parties,
    settings,
  });
}

interface Student {
  answer: (statementId: string, opinion: string, more?: { comment?: string; partyId?: string }) => Promise<unknown>;
}

/** Somebody who joins the game. */
export async function newStudent(baseURL: string, code: string): Promise<Student> {
  const call = caller(baseURL);
  await call('GET', `voting/session/${code}`);
  return {
    answer: (statementId, opinion, more = {}) =>
      call('POST', `voting/session/${code}/statement/${statementId}/opinion`, { opinion, ...more }),
  };
}
