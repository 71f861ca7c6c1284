// A game without the teacher's screens: made and led through the same calls that those use, on a question set of its own.

import { randomUUID } from 'node:crypto';
import { type Call, logIn, openGame } from './calls.ts';

interface Statement {
  _id: string;
  description: string;
  opinionOptions: { opinion: string; order: number; color: string }[];
}
interface Named {
  _id: string;
  name: string;
}
interface Answer {
  statementId: string;
  studentId: string;
  opinion: string;
  comment: string;
  partyId: string | null;
}

export interface Game {
  readonly id: string;
  readonly code: string;
  readonly statements: readonly Statement[];
  readonly parties: readonly Named[];
  start(): Promise<void>;
  /** Makes the statement of that index the current one. */
  moveTo(index: number): Promise<void>;
  end(): Promise<void>;
  archive(): Promise<void>;
  /** Every answer that the server has. */
  answers(): Promise<Answer[]>;
}

const OPINIONS = ['Akkoord', 'Neutraal', 'Niet akkoord'] as const;
const COLORS = ['#2f6fde', '#98a2a0', '#e4632d'];
const STATEMENTS = [
  'De opkomstplicht moet opnieuw gelden bij lokale verkiezingen.',
  'De overheid moet een hogere belasting heffen op vlees.',
  'Smartphones horen niet thuis op school, ook niet op de speelplaats.',
  'Het openbaar vervoer moet gratis zijn voor iedereen onder de 25 jaar.',
  'Wie rijkere ouders heeft, moet meer inschrijvingsgeld betalen.',
  'Jongeren vanaf 16 jaar moeten mogen stemmen voor het Vlaams Parlement.',
  'De les mag niet voor negen uur beginnen.',
  'Elke gemeente moet een burgerraad hebben die meebeslist.',
  'Sociale media moeten verboden worden voor wie jonger is dan 16 jaar.',
  'De politie mag camera’s met gezichtsherkenning gebruiken.',
  'De helft van de ministers moet een vrouw zijn.',
  'Vlaanderen moet meer windmolens bouwen.',
];
const PARTIES = [
  ['Burgerforum', '#7a3e9d'],
  ['De Brug', '#1f6fb2'],
  ['De Werf', '#8a5a2b'],
  ['Groene Draad', '#3c8d2f'],
  ['Horizon', '#0b3c8c'],
  ['Lijst Nieuw Land', '#e4572e'],
  ['Morgenpartij', '#f2b705'],
  ['Rode Draad', '#c4161c'],
  ['Witte Lijst', '#ffffff'],
] as const;

/** What the party of that index thinks of the statement of that index, both in the order of the lists above. */
const positionOf = (party: number, statement: number): (typeof OPINIONS)[number] =>
  OPINIONS[(party + statement) % 3] ?? 'Neutraal';

/** A published set of 12 statements and 9 parties; gives its id. */
async function makeSet(call: Call): Promise<string> {
  const parties: string[] = [];
  for (const [name, color] of PARTIES) {
    const { party } = await call<{ party: Named }>('POST', 'parties', {
      name: `${name}`,
      color,
      description: `${name} is een verzonnen partij. Ze wil dat dorpen en steden samen beslissen over vervoer, natuur en wonen, en dat jongeren vroeger mee aan tafel zitten.`,
      video: name === 'Groene Draad' ? 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ' : '',
    });
    parties.push(party._id);
  }
  const statements = STATEMENTS.map((description) => ({ _id: randomUUID(), description }));
  const set = await call<Named>('POST', 'question_sets/', {
    name: 'Proefset',
    opinionOptions: OPINIONS.map((opinion, at) => ({ opinion, color: COLORS[at], order: at + 1 })),
    statements,
    parties,
    partyOpinions: statements.flatMap(({ _id }, s) =>
      parties.map((partyId, p) => ({
        statementId: _id,
        partyId,
        opinion: positionOf(p, s),
        comment: 'Wij vinden dat iedereen hierover moet kunnen meebeslissen.',
      })),
    ),
  });
  await call('POST', `question_sets/${set._id}/publish`);
  return set._id;
}

/** One set per server. */
const sets = new Map<string, Promise<string>>();

/** A game in draft with the first statements of that set and all of its parties. */
export async function makeGame(
  baseURL: string,
  options: { type?: 'debate' | 'party'; settings?: string[]; statements?: number } = {},
): Promise<Game> {
  const call = await logIn(baseURL);
  const making = sets.get(baseURL) ?? makeSet(call);
  sets.set(baseURL, making);
  const questionSet = await making;
  const set = await call<{ statements: Statement[]; parties: Named[] }>('GET', `question_sets/${questionSet}`);
  const code = await openGame(call, {
    name: 'Proefspel',
    type: options.type ?? 'debate',
    questionSet,
    statements: set.statements.slice(0, options.statements ?? 3).map(({ _id }) => _id),
    parties: set.parties.map(({ _id }) => _id),
    settings: options.settings ?? [],
  });
  const read = () =>
    call<{ _id: string; statements: Statement[]; studentOpinions: Answer[] }>('GET', `voting/session/${code}`);
  const { _id, statements } = await read();
  const parties = await call<Named[]>('GET', `voting/session/${code}/parties`);
  const command = (path: string) => call<void>('POST', `voting/session/${code}/${path}`);
  return {
    id: _id,
    code,
    statements,
    parties,
    start: () => command('start'),
    moveTo: (index) => command(`statement/${statements[index]?._id}`),
    end: () => command('end'),
    archive: () => command('archive'),
    answers: async () => (await read()).studentOpinions,
  };
}
