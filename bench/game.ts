// A game to put load on: a published set of the bench's own, a template and a started voting session.
import { randomUUID } from 'node:crypto';
import { Client } from './client.ts';

export interface BenchGame {
  teacher: Client;
  code: string;
  id: string;
  statements: string[];
  opinions: string[];
}

const OPINIONS = ['Akkoord', 'Neutraal', 'Niet akkoord'];

/** Logs the first super admin in and makes a set of that many statements and six parties; gives what games are made of. */
export async function prepareSet(base: string, admin: { email: string; password: string }, statementCount: number) {
  const { jwtToken } = await new Client(base).call<{ jwtToken: string }>('POST', 'auth/login', admin);
  const teacher = new Client(base, jwtToken);
  const parties = await Promise.all(
    Array.from({ length: 6 }, async (_, at) => {
      const { party } = await teacher.call<{ party: { _id: string } }>('POST', 'parties', {
        name: `Bank ${at} ${randomUUID()}`,
      });
      return party._id;
    }),
  );
  const statements = Array.from({ length: statementCount }, (_, at) => ({
    _id: randomUUID(),
    description: `Een stelling om over na te denken, nummer ${at + 1}`,
  }));
  const set = await teacher.call<{ _id: string }>('POST', 'question_sets', {
    name: `Meetset ${randomUUID()}`,
    opinionOptions: OPINIONS.map((opinion, at) => ({ opinion, color: '#2f6fde', order: at + 1 })),
    statements,
    parties,
    partyOpinions: statements.flatMap(({ _id }, s) =>
      parties.map((partyId, p) => ({
        statementId: _id,
        partyId,
        opinion: OPINIONS[(s + p) % 3],
        comment: 'Omdat wij dat vinden.',
      })),
    ),
  });
  await teacher.call('POST', `question_sets/${set._id}/publish`);
  return { teacher, questionSet: set._id, statements: statements.map(({ _id }) => _id), parties };
}

/** A started voting session on such a set. */
export async function startGame(
  prepared: Awaited<ReturnType<typeof prepareSet>>,
  settings: string[] = [],
): Promise<BenchGame> {
  const { teacher, questionSet, statements, parties } = prepared;
  const template = await teacher.call<{ _id: string }>('POST', 'game_templates', {
    name: 'Meting',
    type: 'debate',
    questionSet,
    statements,
    parties,
    settings,
  });
  const { code } = await teacher.call<{ code: string }>('POST', 'config/game-template/voting-session', {
    gameTemplateId: template._id,
  });
  const { _id: id } = await teacher.call<{ _id: string }>('POST', `voting/session/${code}/start`);
  return { teacher, code, id, statements, opinions: OPINIONS };
}
