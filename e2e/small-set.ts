// A published question set that a browser test can count on, made through the calls that an office makes.
import { ADMIN } from './server.ts';

const STATEMENTS = [
  'Jongeren moeten vanaf 16 jaar mogen stemmen.',
  'De bus moet gratis zijn voor iedereen onder de 25.',
  'Een smartphone hoort niet thuis in de klas.',
  'De lessen mogen nooit voor 9 uur beginnen.',
];
const OPINIONS = ['Akkoord', 'Niet akkoord'];

/** Logs in and publishes one set: every party agrees with every second statement. Gives the super admin's token. */
export async function publishSmallSet(baseURL: string): Promise<string> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  const call = async (path: string, body: unknown) => {
    const response = await fetch(`${baseURL}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const token: string = (await call('auth/login', ADMIN)).jwtToken;
  headers.authorization = `Bearer ${token}`;
  const parties: string[] = [];
  for (const name of ['Samenspel', 'Zonnelijst', 'De Brug']) {
    parties.push((await call('parties', { name, description: '', video: '', color: '#1864b0' })).party._id);
  }
  const statements = STATEMENTS.map((description) => ({ _id: crypto.randomUUID(), description }));
  const { _id } = await call('question_sets', {
    name: 'Vlaanderen beslist',
    description: 'Vier stellingen om mee te beginnen.',
    opinionOptions: OPINIONS.map((opinion, index) => ({ opinion, color: '#2f6fde', order: index + 1 })),
    statements,
    parties,
    partyOpinions: statements.flatMap(({ _id: statementId }, index) =>
      parties.map((partyId) => ({
        statementId,
        partyId,
        opinion: OPINIONS[index % 2],
        comment: 'Omdat wij dat vinden.',
      })),
    ),
  });
  await call(`question_sets/${_id}/publish`, {});
  return token;
}
