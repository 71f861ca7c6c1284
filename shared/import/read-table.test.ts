import { describe, expect, it, test } from 'vitest';
import { columnLetters, wrongRole } from './columns.ts';
import { guessColumns } from './guess-columns.ts';
import { ImportFailure } from './import-error.ts';
import { buildQuestionSet } from './model.ts';
import { parseQuestionSetFile } from './parse.ts';
import { readTable } from './read-table.ts';
import { cellAt, type Table, tableOfCsv, tableOfPaste } from './table.ts';

/** A table as it is drawn here: `|` between cells, with blanks around them. */
const drawn = (text: string): Table => ({
  sheet: 'Blad1',
  rows: text
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim())),
});
const read = (table: Table) => buildQuestionSet(readTable(table, guessColumns(table)));
const errorOf = (table: Table) => {
  try {
    read(table);
    return 'taken';
  } catch (error) {
    if (error instanceof ImportFailure) return error.error;
    throw error;
  }
};

const WIDE = drawn(`
  Stelling           | Zon  | Zon toelichting | Maan   | Maan toelichting
  De bus is gratis.  | Eens | Goed voor u.    | Oneens |
  Het plein is groen.| Oneens |               | Eens   | Bomen helpen.
  De les begint later.| Eens | Slaap.         | Eens   | Ook wij.
`);
const SET = read(WIDE);

describe('every form of the same table gives the same set, in the order of the wide one', () => {
  const LONG = `
    Stelling           | Partij | Standpunt | Toelichting
    De bus is gratis.  | Zon  | Eens   | Goed voor u.
    De bus is gratis.  | Maan | Oneens |
    Het plein is groen.| Zon  | Oneens |
    Het plein is groen.| Maan | Eens   | Bomen helpen.
    De les begint later.| Zon | Eens   | Slaap.
    De les begint later.| Maan| Eens   | Ook wij.`;
  const headed = (header: string) => LONG.replace(/.*Toelichting/, header);
  const merged = LONG.replaceAll(/^(\s+)(\S[^|]*?)(\s*\| Maan)/gm, '$1 $3');
  it.each<[string, Table]>([
    ['long', drawn(LONG)],
    ['long, in English', drawn(headed('Statement text | Party name | Position | Justification'))],
    ['long, in French', drawn(headed('Énoncé | Parti | Réponse | Commentaire'))],
    ['long, in German', drawn(headed('These | Partei | Antwort | Begründung'))],
    ['long, under headings that say nothing', drawn(headed('A1 | A2 | A3 | A4'))],
    ['long, without headings', drawn(LONG.replace(/.*Toelichting\n/, ''))],
    ['long, with merged statements', drawn(merged)],
    ['long, with a title above', drawn(`Stellingen van 2026 | | |\n | | |${LONG}`)],
    ['long, with rows of nothing between', drawn(LONG.replace('\n    Het', '\n | | | \n    Het'))],
    ['wide, with a title above', drawn(`Ons debat | | | |\n${text(WIDE)}`)],
    [
      'wide, with a number for each row',
      drawn(
        text(WIDE)
          .split('\n')
          .map((row, at) => `${at || 'nr'} | ${row}`)
          .join('\n'),
      ),
    ],
    [
      'wide, headed in the words of our own',
      drawn(text(WIDE).replace(/.*/, 'statement | Zon_opinion | Zon_comment | Maan_opinion | Maan_comment')),
    ],
    [
      'wide, with the word before the party',
      drawn(text(WIDE).replace(/.*/, 'These | Position Zon | Begründung Zon | Position von Maan | Begründung Maan')),
    ],
    [
      'wide, with the parties above their columns',
      drawn(text(WIDE).replace(/.*/, ' | Zon | | Maan | \nStelling | Standpunt | Uitleg | Standpunt | Uitleg')),
    ],
  ])('%s', (_, table) => {
    expect(read(table)).toEqual(SET);
  });

  it('pasted, and as a CSV', () => {
    const lines = (separator: string) => WIDE.rows.map((row) => row.join(separator)).join('\r\n');
    expect(read(tableOfPaste(lines('\t')))).toEqual(SET);
    expect(read(tableOfCsv(lines(';')))).toEqual(SET);
    expect(read(tableOfCsv(`Een titel\r\n\r\n${lines(';')}`))).toEqual(SET);
  });

  it('in our own format, read by the letter', () => {
    const own = WIDE.rows.map((row, at) =>
      at > 0 ? row.join(',') : 'statement,Zon_opinion,Zon_comment,Maan_opinion,Maan_comment',
    );
    expect(parseQuestionSetFile('csv', own.join('\n'))).toEqual({ ok: true, value: SET });
  });
});

function text({ rows }: Table): string {
  return rows.map((row) => row.join(' | ')).join('\n');
}

it('a party whose name has nothing to be seen is refused', () => {
  expect(errorOf(drawn('statement | \u200b_opinion | \u200b_comment\nEen? | Ja | a'))).toMatchObject({
    reason: 'EMPTY_TEXT',
    at: { cell: 'B1' },
  });
});

it('a party may be called after what a heading says', () => {
  const table = drawn(`
    Stelling            | Partij voor de Dieren | VVD    | VVD toelichting | Lijst 3 | Lijst 3 toelichting
    De bus is gratis.   | Eens                  | Oneens | Te duur.        | Eens    | Goed.
    Het plein is groen. | Oneens                | Eens   |                 | Eens    |`);
  expect(read(table).parties.map(({ name }) => name)).toEqual(['Partij voor de Dieren', 'VVD', 'Lijst 3']);
  expect(read(table).statements[0]?.answers.map(({ comment }) => comment)).toEqual(['', 'Te duur.', 'Goed.']);
});

describe('what was copied', () => {
  it('has line ends and quotes in cells as spreadsheets write them', () => {
    expect(tableOfPaste('a\t"b\nb ""c"""\tHij zei "ja"\r\n"Ja" zeggen\t\tx\r\n').rows).toEqual([
      ['a', 'b\nb "c"', 'Hij zei "ja"'],
      ['"Ja" zeggen', '', 'x'],
    ]);
  });
  it('keeps quotes of its own, around a whole cell and of which one is missing', () => {
    expect(tableOfPaste('"Wij zijn tegen."\t"Wij\r12" hoog\t\n"a\tb"\t"zei ""ja"""').rows).toEqual([
      ['"Wij zijn tegen."', '"Wij'],
      ['12" hoog', ''],
      ['a\tb', 'zei "ja"'],
    ]);
  });
  it('is refused when it would fill the memory', () => {
    expect(() => tableOfPaste('\t'.repeat(600_000))).toThrow(ImportFailure);
  });
});

describe('the order of the options', () => {
  const LONG = `
    stelling | partij | antwoord | volgorde van het antwoord
    Eén      | A      | Oneens   | 2
    Eén      | B      | Eens     | 1
    Twee     | A      | Weet niet|
    Twee     | B      | Eens     | 1`;
  it('is that of its column, and those without come last', () => {
    expect(read(drawn(LONG)).opinionOptions.map(({ opinion }) => opinion)).toEqual(['Eens', 'Oneens', 'Weet niet']);
  });
  it('is of first appearance without one', () => {
    expect(
      read(drawn(LONG.replace('volgorde van het antwoord', ''))).opinionOptions.map(({ opinion }) => opinion),
    ).toEqual(['Oneens', 'Eens', 'Weet niet']);
  });
  it('is a number', () => {
    expect(errorOf(drawn(LONG.replace('| 2', '| twee')))).toMatchObject({
      reason: 'NOT_A_NUMBER',
      at: { sheet: 'Blad1', cell: 'D2' },
    });
  });
});

it('numbers are opinions too', () => {
  const set = read(
    drawn('stelling | A | B\nDe bus is gratis. | 1 | 2\nHet plein is groen. | 2 | 2\nMeer bomen graag. | 1 | 1'),
  );
  expect(set.opinionOptions.map(({ opinion }) => opinion)).toEqual(['1', '2']);
  expect(set.parties.map(({ name }) => name)).toEqual(['A', 'B']);
});

describe('an error has its place as the spreadsheet shows it', () => {
  const HEADER = 'stelling | partij | antwoord | uitleg\n';
  it.each<[string, string, string, string]>([
    ['a text that is too long', `${HEADER}Eén | A | Eens | ${'x'.repeat(20_001)}`, 'TEXT_TOO_LONG', 'D2'],
    [
      'a party that answers twice',
      `${HEADER}Eén | A | Eens |\nEén | B | Eens |\nEén | a | Oneens |`,
      'ANSWER_TWICE',
      'B4',
    ],
    ['a formula that failed', `${HEADER}Eén | A | #N/A |`, 'NO_VALUE', 'C2'],
    ['an option that is none', `${HEADER}Eén | A | Eens |\nTwee | A | __skipquestion__ |`, 'RESERVED_OPINION', 'C3'],
    ['a statement twice', 'stelling | A_opinion\nEén | Eens\n\nEén | Oneens', 'STATEMENT_TWICE', 'A4'],
    ['a party twice', 'stelling | A standpunt | A standpunt\nEén | Eens | Eens', 'PARTY_TWICE', 'C1'],
    ['a statement that is missing', 'stelling | A_opinion\nEén | Eens\n | Oneens', 'EMPTY_TEXT', 'A3'],
  ])('%s', (_, table, reason, cell) => {
    expect(errorOf(drawn(table))).toMatchObject({ reason, at: { sheet: 'Blad1', cell } });
  });

  test('counted in letters after Z', () => {
    expect([0, 25, 26, 51, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'ZZ', 'AAA']);
    expect(cellAt({ sheet: null, rows: [[], [...Array(27).fill(''), 'x']] }, 'AB2')).toBe('x');
  });
});

describe('columns that cannot be read', () => {
  it.each([
    ['no party', { header: 0, layout: 'long', roles: ['statement', 'opinion'] }, { role: 'party', is: 'missing' }],
    ['no opinion', { header: 0, layout: 'wide', roles: ['statement', 'none'] }, { role: 'opinion', is: 'missing' }],
    [
      'two of statements',
      { header: 0, layout: 'wide', roles: ['statement', 'opinion', 'statement'] },
      { role: 'statement', is: 'doubled' },
    ],
    [
      'two of opinions',
      { header: 0, layout: 'long', roles: ['statement', 'party', 'opinion', 'opinion'] },
      { role: 'opinion', is: 'doubled' },
    ],
  ] as const)('%s', (_, columns, wrong) => {
    expect(wrongRole(columns)).toEqual(wrong);
  });
});

test('any table at all is guessed, and read or refused with one sentence', () => {
  for (const rows of [[], [['']], [['a']], [['a', 'b']], [[], ['x', 'y', 'z'], ['1', '2']]]) {
    const table = { sheet: null, rows };
    const columns = guessColumns(table);
    if (wrongRole(columns) === null) expect(() => read(table)).toThrow(ImportFailure);
  }
});
