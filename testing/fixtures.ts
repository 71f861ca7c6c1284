import { randomUUID } from 'node:crypto';
import type { Body } from '#shared/contract/call.ts';
import type { Drawing } from '#shared/domain/drawings.ts';
import { NO_WORDS, type StatementWords, wordsOf } from '#shared/domain/statement-words.ts';
import { exportJson } from '#shared/import/export.ts';

type QuestionSetBody = Required<Omit<Body<'POST question_sets'>, 'withId'>>;
export type PartyBody = Body<'POST parties'>;

export const OPTIONS = [
  { opinion: 'Akkoord', color: '#2f6fde', order: 1 },
  { opinion: 'Neutraal', color: '#98a2a0', order: 2 },
  { opinion: 'Niet akkoord', color: '#e4632d', order: 3 },
];
export const STATEMENTS = [
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
/** In the same order; one statement has none. */
const DRAWN: readonly (Drawing | null)[] = [
  ...(['ballot-box', 'tractor', 'phone', 'bus', 'coin', 'pencil', 'clock', 'chair', 'laptop', 'camera'] as const),
  ...[null, 'windmill' as const],
];
const EXPLANATION = 'Wij vinden dat iedereen hierover moet kunnen meebeslissen.';

const partyBody = (name: string, color: string, video = ''): PartyBody => ({
  name,
  color,
  description: `${name}, een verzonnen partij, wil dat dorpen en steden samen beslissen over vervoer, natuur en wonen, en dat jongeren vroeger mee aan tafel zitten.`,
  video,
});
/** By name, as the API lists them. */
export const PARTIES: readonly PartyBody[] = [
  partyBody('Burgerforum', '#7a3e9d'),
  partyBody('De Brug', '#1f6fb2'),
  partyBody('De Werf', '#8a5a2b'),
  partyBody('Groene Draad', '#3c8d2f', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'),
  partyBody('Horizon', '#0b3c8c'),
  partyBody('Lijst Nieuw Land', '#e4572e'),
  partyBody('Morgenpartij', '#f2b705'),
  partyBody('Rode Draad', '#c4161c'),
  partyBody('Witte Lijst', '#ffffff'),
];
/** Parties with names that no other set of the same server has. */
export const newParties = (count: number): PartyBody[] =>
  Array.from({ length: count }, () => partyBody(`Partij ${randomUUID()}`, '#1864b0'));

export interface SetParty {
  _id: string;
  name: string;
}

export interface SetShape {
  name?: string;
  description?: string;
  /** How many, or their texts. */
  statements?: number | readonly string[];
  /** Beside the first statement. */
  words?: Partial<StatementWords>;
  options?: readonly { opinion: string; color: string }[];
  /** The index of the option that a party chooses; after the last option it continues with the first. */
  choose?: (statement: number, party: number) => number;
  /** Why a party thinks so. */
  explain?: (party: string, statement: string) => string;
}

/** A complete set; by default with two statements and two options, and every party agrees with everything. */
export function questionSetBody(parties: readonly SetParty[], shape: SetShape = {}) {
  const {
    name = 'Proefset',
    description = '',
    statements: texts = 2,
    options = OPTIONS.filter(({ opinion }) => opinion !== 'Neutraal'),
    words = {},
    choose = () => 0,
    explain = () => EXPLANATION,
  } = shape;
  const list =
    typeof texts === 'number'
      ? Array.from({ length: texts }, (_, at) => STATEMENTS[at] ?? `Stelling ${at + 1}`)
      : texts;
  const statements = list.map((description, at) => ({
    _id: randomUUID() as string,
    description,
    ...wordsOf(at === 0 ? words : NO_WORDS),
    drawing: DRAWN[STATEMENTS.indexOf(description)] ?? null,
  }));
  return {
    name,
    description,
    opinionOptions: options.map(({ opinion, color }, at) => ({
      _id: randomUUID() as string,
      opinion,
      color,
      order: at + 1,
    })),
    statements,
    parties: parties.map(({ _id }) => _id),
    partyOpinions: statements.flatMap((statement, s) =>
      parties.map((party, p) => ({
        statementId: statement._id,
        partyId: party._id,
        opinion: options[choose(s, p) % options.length]?.opinion ?? null,
        comment: explain(party.name, statement.description),
      })),
    ),
  } satisfies QuestionSetBody;
}
export type TestSetBody = ReturnType<typeof questionSetBody>;

export const BIG_SET = 'Veertig partijen';
const BIG_PARTIES = 40;
const BIG_STATEMENTS = 38;

/** An import file as large as the editor has to support: 40 parties × 38 statements with explanations, 650 kB. */
export function bigSetFile(): Buffer {
  const sentence = 'Wij vinden dat iedereen hierover moet kunnen meebeslissen, ook wie jong is. ';
  const parties = Array.from({ length: BIG_PARTIES }, (_, at) => ({
    _id: `${at}`,
    name: `Partij ${at + 1}`,
    description: sentence,
  }));
  const statements = Array.from({ length: BIG_STATEMENTS }, (_, at) => `Stelling ${at + 1}: ${sentence}`);
  const body = questionSetBody(parties, { name: BIG_SET, statements, options: OPTIONS, choose: (s, p) => s + p });
  const partyOpinions = body.partyOpinions.map((one) => ({ ...one, comment: sentence.repeat(4) }));
  return Buffer.from(
    exportJson({
      ...body,
      parties,
      partyOpinions,
    }),
  );
}
