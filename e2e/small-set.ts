// A published question set that a browser test can count on, made through the calls that an office makes.
import { callerAs, type Identity, identityOf } from './calls.ts';

const STATEMENTS = [
  'Jongeren moeten vanaf 16 jaar mogen stemmen.',
  'De bus moet gratis zijn voor iedereen onder de 25.',
  'Een smartphone hoort niet thuis in de klas.',
  'De lessen mogen nooit voor 9 uur beginnen.',
];
const OPINIONS = ['Akkoord', 'Niet akkoord'];

/** Logs in and publishes one set: every party agrees with every second statement. Gives who the super admin is. */
export async function publishSmallSet(baseURL: string): Promise<Identity> {
  const identity = await identityOf(baseURL);
  const call = callerAs(baseURL, identity);
  const parties: string[] = [];
  for (const name of ['Samenspel', 'Zonnelijst', 'De Brug']) {
    parties.push((await call<{ party: { _id: string } }>('POST', 'parties', { name, color: '#1864b0' })).party._id);
  }
  const statements = STATEMENTS.map((description) => ({ _id: crypto.randomUUID(), description }));
  const { _id } = await call<{ _id: string }>('POST', 'question_sets', {
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
  await call('POST', `question_sets/${_id}/publish`);
  return identity;
}
