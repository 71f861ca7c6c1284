// A teacher with games and students with answers, through HTTP, for tests of the teacher's screens.
import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { Role } from '#shared/domain/roles.ts';
import type { GameSetting, GameType } from '#shared/domain/voting-session.ts';
import { ADMIN } from './server.ts';

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

export type Call = <T>(method: string, path: string, body?: object) => Promise<T>;

function caller(baseURL: string, headers: Record<string, string>): Call {
  return async <T>(method: string, path: string, body?: object) => {
    const response = await fetch(`${baseURL}/api/${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (response.status === 204 ? undefined : await response.json()) as T;
  };
}

export interface Teacher {
  call: Call;
  jwtToken: string;
  role: Role;
  statements: string[];
  parties: string[];
  questionSet: string;
}

/** Logs the first super admin in and publishes a set of three statements, options and parties. */
export async function prepareTeacher(baseURL: string): Promise<Teacher> {
  const anyone = caller(baseURL, {});
  const { jwtToken, role } = await anyone<{ jwtToken: string; role: Role }>('POST', 'auth/login', ADMIN);
  const call = caller(baseURL, { authorization: `Bearer ${jwtToken}`, 'client-id': randomUUID() });
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
  return { call, jwtToken, role, parties, questionSet: set._id, statements: statements.map(({ _id }) => _id) };
}

/** A voting session that waits to be started; gives its code. */
export async function newGame(
  teacher: Teacher,
  name: string,
  type: GameType,
  settings: GameSetting[],
): Promise<string> {
  const { _id } = await teacher.call<{ _id: string }>('POST', 'game_templates', {
    name,
    type,
    questionSet: teacher.questionSet,
    statements: teacher.statements,
    parties: teacher.parties,
    settings,
  });
  const { code } = await teacher.call<{ code: string }>('POST', 'config/game-template/voting-session', {
    gameTemplateId: _id,
  });
  return code;
}

export interface Student {
  answer: (statementId: string, opinion: string, more?: { comment?: string; partyId?: string }) => Promise<unknown>;
}

/** Somebody who joins the game. */
export async function newStudent(baseURL: string, code: string): Promise<Student> {
  const call = caller(baseURL, { 'client-id': randomUUID() });
  await call('GET', `voting/session/${code}`);
  return {
    answer: (statementId, opinion, more = {}) =>
      call('POST', `voting/session/${code}/statement/${statementId}/opinion`, { opinion, ...more }),
  };
}

/** Lets every page of this browser be that user's. */
export async function signInAs(
  context: BrowserContext,
  { jwtToken, role }: Pick<Teacher, 'jwtToken' | 'role'>,
): Promise<void> {
  await context.addInitScript(
    ([token, asRole]) => {
      localStorage.setItem('jwt-token', token);
      localStorage.setItem('role', asRole);
    },
    [jwtToken, role] as const,
  );
}
