// Parties in the database and the body of a question set that is complete, for tests.
import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/id.ts';
import { textKey } from '#shared/domain/text-key.ts';

export interface Member {
  _id: string;
  name: string;
}

export async function insertParty(db: Db, name: string): Promise<Member> {
  const id = newId();
  await db
    .insertInto('parties')
    .values({
      id,
      name,
      name_key: textKey(name),
      description: `Over ${name}`,
      color: '#336699',
      video: '',
      image_version: null,
      created_at: new Date().toISOString(),
    })
    .execute();
  return { _id: id, name };
}

/** A set in which every party agrees with everything. */
export function questionSetBody(members: readonly Member[], { statements: count = 2, name = 'Over de school' } = {}) {
  const statements = Array.from({ length: count }, (_, at) => ({
    _id: randomUUID() as string,
    description: `Stelling ${at + 1}`,
  }));
  return {
    name,
    description: 'Om te oefenen',
    opinionOptions: [
      { _id: randomUUID() as string, opinion: 'Akkoord', color: '#2f6fde', order: 1 },
      { _id: randomUUID() as string, opinion: 'Niet akkoord', color: '#e4632d', order: 2 },
    ],
    statements,
    parties: members.map(({ _id }) => _id),
    partyOpinions: statements.flatMap((statement) =>
      members.map((party) => ({
        statementId: statement._id,
        partyId: party._id,
        opinion: 'Akkoord' as string | null,
        comment: `${party.name} over ${statement.description}`,
      })),
    ),
  };
}
export type QuestionSetBody = ReturnType<typeof questionSetBody>;
