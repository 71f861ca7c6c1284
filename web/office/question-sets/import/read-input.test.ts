import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { IMPORT_BYTES_MAX } from '#shared/domain/limits.ts';
import { wrongRole } from '#shared/import/columns.ts';
import { exportJson } from '#shared/import/export.ts';
import { parseQuestionSetFile } from '#shared/import/parse.ts';
import { required } from '#testing/required.ts';
import { type XlsxCell, xlsxOf } from '#testing/xlsx.ts';
import { type Input, inputReader } from './read-input.ts';

const PARTIES = ['Anker', 'Berk', 'Ceder', 'Den', 'Eik', 'Fluit'];
const OPTIONS = ['Eens', 'Neutraal', 'Oneens'];
const STATEMENTS = Array.from({ length: 38 }, (_, at) => `Stelling ${at + 1}: dit moet "anders", zeker hier.`);
const answerOf = (statement: number, party: number) => required(OPTIONS[(statement + party * statement) % 3]);
const commentOf = (statement: number, party: number) =>
  party === 2 ? '' : `Omdat ${statement}\nen ${party}, min of meer.`;

const WIDE = [
  ['Stelling', ...PARTIES.flatMap((party) => [party, `${party} toelichting`])],
  ...STATEMENTS.map((text, at) => [
    text,
    ...PARTIES.flatMap((_, party) => [answerOf(at, party), commentOf(at, party)]),
  ]),
];
const LONG = [
  ['Stelling', 'Partij', 'Standpunt', 'Toelichting'],
  ...STATEMENTS.flatMap((text, at) =>
    PARTIES.map((name, party) => [text, name, answerOf(at, party), commentOf(at, party)]),
  ),
];
const quoted = (cell: string) => (/["\n\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const copied = (rows: string[][]) => rows.map((row) => row.map(quoted).join('\t')).join('\r\n');
const xlsx = (rows: string[][]) => file('a.xlsx', xlsxOf({ name: 'Blad1', rows }));
const file = (name: string, content: Uint8Array | string): Input => ({
  files: [{ name, bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content }],
});

/** What an input makes, after its columns were confirmed as they were guessed. */
const readAll = async (input: Input, sheet = 0) => {
  const reader = inputReader();
  const read = await reader.read(input);
  return read.state === 'columns' ? reader.confirm(sheet, required(read.sheets[sheet]).columns) : read;
};
const setOf = async (input: Input, sheet = 0) => {
  const read = await readAll(input, sheet);
  if (read.state !== 'ready') throw new Error(JSON.stringify(read));
  // As the server reads what is sent.
  const parsed = parseQuestionSetFile(read.kind, read.text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
};
const refusalOf = async (input: Input) => {
  const read = await readAll(input);
  return read.state === 'refused' ? read.code : read.state;
};

describe('38 statements of 6 parties', () => {
  it.each<[string, Input]>([
    ['pasted, wide', { paste: copied(WIDE) }],
    ['pasted, long', { paste: copied(LONG) }],
    ['a long .xlsx', xlsx(LONG)],
    [
      'a long CSV',
      file('a.csv', LONG.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')).join('\n')),
    ],
  ])('%s is the same set as a wide .xlsx', async (_, input) => {
    const set = await setOf(xlsx(WIDE));
    expect(set.statements.map(({ description }) => description)).toEqual(STATEMENTS);
    expect(set.parties.map(({ name }) => name)).toEqual(PARTIES);
    expect(set.statements[7]?.answers[3]).toEqual({ party: 3, opinion: answerOf(7, 3), comment: commentOf(7, 3) });
    expect(await setOf(input)).toEqual(set);
  });

  it('are sent as a file of our own, and shown without what makes it long', async () => {
    expect(await readAll(xlsx(LONG))).toMatchObject({
      state: 'ready',
      kind: 'json',
      contents: { parties: PARTIES, missing: 0, statements: STATEMENTS.map((description) => ({ description })) },
    });
  });
});

describe('several sheets', () => {
  const input = file(
    'a.xlsx',
    xlsxOf(
      { name: 'Uitleg', rows: [['Lees mij'], ['Dit is uitleg']] },
      { name: 'Wide', rows: WIDE },
      { name: 'Long', rows: LONG },
    ),
  );
  it('that have a table are offered, with ten rows of each', async () => {
    const read = await inputReader().read(input);
    if (read.state !== 'columns') throw new Error(read.state);
    expect(read.sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
      ['Wide', 10],
      ['Long', 10],
    ]);
    expect(await setOf(input, 1)).toEqual(await setOf(input, 0));
  });
});

it('a workbook as editors have it: a title, merged cells, formulas, dates, numbers as opinions, a hidden sheet', async () => {
  const rows: XlsxCell[][] = [
    ['Peiling van de raad'],
    [],
    ['Stelling', 'Fractie', 'Standpunt', 'Toelichting'],
    ['De bus is gratis.', 'Zon', 1, new Date('2026-11-28T00:00:00Z')],
    [null, 'Maan', { formula: '1+1', value: '2' }, { formula: '"Om"&"dat."', value: 'Omdat.' }],
    ['Het plein is groen.', 'Zon', 2, null],
    [null, 'Maan', 2, 'Bomen helpen.'],
  ];
  const sheets = [
    { name: 'Berekening', rows: WIDE, hidden: true },
    { name: 'Blad1', rows, merged: ['A1:D1', 'A4:A5', 'A6:A7'] },
  ];
  const set = await setOf(file('a.xlsx', xlsxOf(...sheets)));
  expect(set.opinionOptions.map(({ opinion }) => opinion)).toEqual(['1', '2']);
  expect(set.parties.map(({ name }) => name)).toEqual(['Zon', 'Maan']);
  expect(set.statements.map(({ description, answers }) => [description, answers])).toEqual([
    [
      'De bus is gratis.',
      [
        { party: 0, opinion: '1', comment: '2026-11-28' },
        { party: 1, opinion: '2', comment: 'Omdat.' },
      ],
    ],
    [
      'Het plein is groen.',
      [
        { party: 0, opinion: '2', comment: '' },
        { party: 1, opinion: '2', comment: 'Bomen helpen.' },
      ],
    ],
  ]);
});

it('one column alone shows which ones are missing', async () => {
  const read = await inputReader().read({ paste: 'De bus is gratis.\nHet plein is groen.' });
  if (read.state !== 'columns') throw new Error(read.state);
  expect(wrongRole(required(read.sheets[0]).columns)).toEqual({ role: 'opinion', is: 'missing' });
});

describe('an error in a sheet', () => {
  it('has its place and what stands there', async () => {
    const rows = LONG.map((row, at) => (at === 6 ? [row[0] ?? '', 'x'.repeat(20), 'y'.repeat(101), ''] : row));
    expect(await readAll(xlsx(rows))).toMatchObject({
      state: 'invalid',
      error: { reason: 'TEXT_TOO_LONG', at: { sheet: 'Blad1', cell: 'C7' } },
      excerpt: { place: 'C7', text: 'y'.repeat(101) },
    });
  });
});

describe('our own files are read by the letter, and sent as they are', () => {
  const CSV = 'statement,A_opinion,A_comment\nEén,Eens,';
  it('without asking for columns', async () => {
    expect(await inputReader().read(file('a.csv', CSV))).toMatchObject({ state: 'ready', kind: 'csv', text: CSV });
    const set = {
      name: 'x',
      description: '',
      opinionOptions: [{ opinion: 'Eens', color: '#112233', order: 1 }],
      parties: [{ _id: 'a', name: 'A', description: '' }],
      statements: [{ _id: 's', description: 'Eén', plain: '', background: '', talk: '', drawing: null }],
      partyOpinions: [{ statementId: 's', partyId: 'a', opinion: 'Eens' }],
    };
    expect(await inputReader().read(file('a.json', exportJson(set)))).toMatchObject({
      state: 'ready',
      kind: 'json',
      hasOrder: true,
    });
  });
  it('and refused with the line', async () => {
    expect(await inputReader().read(file('a.csv', `${CSV}\nTwee,Eens`))).toMatchObject({
      state: 'invalid',
      error: { at: { line: 3 } },
    });
    expect(await inputReader().read(file('a.json', '{\n]'))).toMatchObject({
      state: 'invalid',
      error: { at: { line: 2 } },
    });
  });
});

describe('public JSON', () => {
  const CALCULATOR = {
    id: 'x',
    questions: [
      { id: 'q1', name: 'Bus', gist: 'De bus is gratis.' },
      { id: 'q2', name: 'Plein', gist: 'Het plein is groen.' },
    ],
    candidates: [
      { id: 'c1', name: 'Zon' },
      { id: 'c2', name: 'Maan' },
    ],
    answers: [
      { id: '1', question_id: 'q2', candidate_id: 'c1', answer: 'no', comment: 'Te duur.' },
      { id: '2', question_id: 'q1', candidate_id: 'c1', answer: 'yes' },
      { id: '3', question_id: 'q1', candidate_id: 'c2', answer: null },
    ],
  };
  const FOLDER = {
    'statement.json': [
      { id: 0, label: 'Bus', text: 'De bus is gratis.' },
      { id: 1, label: 'Plein', text: 'Het plein is groen.' },
    ],
    'party.json': [
      { id: 0, name: 'Z', longname: 'Zon' },
      { id: 1, name: 'M', longname: 'Maan' },
    ],
    'answer.json': [
      { id: 0, message: 'no' },
      { id: 1, message: 'yes' },
    ],
    'comment.json': [
      { id: 0, text: '' },
      { id: 1, text: 'Te duur.' },
    ],
    'opinion.json': [
      { id: 0, party: 0, statement: 0, answer: 1, comment: 0 },
      { id: 1, party: 0, statement: 1, answer: 0, comment: 1 },
    ],
  };
  const folder = (change: object = {}): Input => ({
    files: Object.entries({ ...FOLDER, ...change }).map(([name, list]) => ({
      name,
      bytes: new TextEncoder().encode(JSON.stringify(list)),
    })),
  });

  it('a calculator’s single file and a folder of lists make the same set', async () => {
    const set = await setOf(file('data.json', JSON.stringify(CALCULATOR)));
    expect(set.statements.map(({ description, answers }) => [description, answers])).toEqual([
      ['De bus is gratis.', [{ party: 0, opinion: 'yes', comment: '' }]],
      ['Het plein is groen.', [{ party: 0, opinion: 'no', comment: 'Te duur.' }]],
    ]);
    expect(await setOf(folder())).toEqual(set);
    expect(await setOf(folder({ 'overview.json': {}, 'category.json': [], 'image.png': null }))).toEqual(set);
  });

  it.each<[string, Input, string]>([
    [
      'an answer of nobody',
      file('a.json', JSON.stringify({ ...CALCULATOR, candidates: [{ id: 'c1', name: 'Zon' }] })),
      '/answers/2',
    ],
    ['an opinion of nobody', folder({ 'party.json': [{ id: 1, name: 'M' }] }), 'opinion.json/0'],
    ['a statement without text', folder({ 'statement.json': [{ id: 0, text: 'x' }, { id: 1 }] }), 'statement.json/1'],
    ['a list of something else', folder({ 'opinion.json': [{ party: 0 }] }), 'opinion.json/0/statement'],
  ])('%s is refused at its place', async (_, input, path) => {
    expect(await readAll(input)).toMatchObject({ state: 'invalid', error: { at: { path } } });
  });
});

describe('what cannot be read has its own sentence', () => {
  it.each<[string, Input, string]>([
    ['another kind of file', file('a.docx', 'x'), 'UNSUPPORTED_TYPE'],
    ['a spreadsheet of LibreOffice', file('a.ods', 'x'), 'OTHER_SPREADSHEET'],
    ['an old one of Excel', file('a.XLS', 'x'), 'OTHER_SPREADSHEET'],
    ['one with macros', file('a.xlsm', 'x'), 'MACROS'],
    ['an .xlsx that is none', file('a.xlsx', 'x'), 'UNREADABLE'],
    ['over 10 MB', file('a.xlsx', new Uint8Array(IMPORT_BYTES_MAX + 1)), 'TOO_LARGE'],
    ['two files', { files: ['a.csv', 'b.csv'].map((name) => ({ name, bytes: new Uint8Array(1) })) }, 'SEVERAL_FILES'],
    ['an empty paste', { paste: ' \n' }, 'invalid'],
    ['an empty workbook', file('a.xlsx', xlsxOf({ name: 'Blad1', rows: [] })), 'invalid'],
  ])('%s', async (_, input, code) => {
    expect(await refusalOf(input)).toBe(code);
  });
});

describe('the template', () => {
  it.each(['voorbeeld', 'example', 'exemple', 'beispiel'])('%s.xlsx is the example CSV', async (name) => {
    const example = (kind: string) => new Uint8Array(readFileSync(`web/public/examples/${name}.${kind}`));
    const set = await setOf(file('a.csv', example('csv')));
    expect(set.statements).toHaveLength(3);
    expect(await setOf(file('a.xlsx', example('xlsx')))).toEqual(set);
  });
});
