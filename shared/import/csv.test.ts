import { describe, expect, test } from 'vitest';
import { NO_WORDS } from '#shared/domain/statement-words.ts';
import { parseQuestionSetFile } from './parse.ts';

const HEADER = 'statement,A_opinion,A_comment,B_opinion,B_comment';
const csv = (...rows: string[]): string => [HEADER, ...rows].join('\r\n');
const PLAIN = csv('One?,Yes,a,No,b', 'Two?,No,,Yes,');

const read = (text: string) => {
  const parsed = parseQuestionSetFile('csv', text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
};
const errorOf = (text: string) => {
  const parsed = parseQuestionSetFile('csv', text);
  return parsed.ok ? 'taken' : parsed.error;
};

const NOTHING = { ...NO_WORDS, drawing: null };
const PLAIN_SET = {
  parties: [
    { name: 'A', description: '' },
    { name: 'B', description: '' },
  ],
  opinionOptions: [
    { opinion: 'Yes', color: '#2f6fde', order: 1 },
    { opinion: 'No', color: '#e4632d', order: 2 },
  ],
  statements: [
    {
      ...NOTHING,
      description: 'One?',
      answers: [
        { party: 0, opinion: 'Yes', comment: 'a' },
        { party: 1, opinion: 'No', comment: 'b' },
      ],
    },
    {
      ...NOTHING,
      description: 'Two?',
      answers: [
        { party: 0, opinion: 'No', comment: '' },
        { party: 1, opinion: 'Yes', comment: '' },
      ],
    },
  ],
};

describe('every form of the same file gives the same set', () => {
  test.each([
    ['commas', PLAIN],
    ['a sign that cannot be seen in titles', `\u200b${PLAIN.replace('A_opinion', 'A_opin\u00adion\u200b')}`],
    ['other letters in titles', PLAIN.replace('A_opinion', 'A＿ｏｐｉｎｉｏｎ').replace('B_comment', 'Ｂ_COMMENT')],
    ['blanks beside quotes', PLAIN.replace('One?,Yes,a,No,b', '"One?", "Yes" ,"a",\t"No" , "b" ')],
    ['opinions in other spellings', PLAIN.replace('Two?,No,,Yes,', 'Two?,N\u200bo,,\u00a0YES,')],
    ['opinions that cannot be seen beside others', `${PLAIN}\r\n\u2800,\u200b,,\u3164,`],
    ['semicolons', PLAIN.replaceAll(',', ';')],
    ['tabs', PLAIN.replaceAll(',', '\t')],
    ["Excel's line for the separator", `sep=;\r\n${PLAIN.replaceAll(',', ';')}`],
    ['that line with a separator of its own', `SEP=|\n${PLAIN.replaceAll(',', '|')}`],
    ['bare line feeds', PLAIN.replaceAll('\r\n', '\n')],
    ['bare carriage returns', PLAIN.replaceAll('\r\n', '\r')],
    ['line ends of several kinds', PLAIN.replace('\r\n', '\n')],
    ['a line end at the end', `${PLAIN}\r\n`],
    ['empty rows at the end', `${PLAIN}\r\n\r\n,,,,\r\n , ,,,\r\n`],
    ['a byte order mark', `\uFEFF${PLAIN}`],
    ['quotes around everything', PLAIN.replace(/[^,\r\n]+/g, '"$&"')],
    ['blanks around everything', PLAIN.replace(/[^,\r\n]+/g, ' $& ')],
    ['titles in capitals', PLAIN.replace(HEADER, 'Statement,A_Opinion,A_Comment,B_OPINION,B_COMMENT')],
    ['columns without a title or anything in them', PLAIN.replaceAll('\r\n', ',,\r\n')],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual(PLAIN_SET);
  });

  test('columns in another order', () => {
    expect(read('A_comment,B_opinion,statement,B_comment,A_opinion\na,No,One?,b,Yes').statements).toEqual([
      {
        ...NOTHING,
        description: 'One?',
        answers: [
          { party: 0, opinion: 'Yes', comment: 'a' },
          { party: 1, opinion: 'No', comment: 'b' },
        ],
      },
    ]);
  });
});

describe('the titles name the parties', () => {
  const names = (header: string): string[] => read(header).parties.map(({ name }) => name);
  test.each([
    ['an underscore', 'statement,A_B_opinion,A_B_comment\nx,y,', ['A_B']],
    ['a suffix in a name', 'statement,A_opinion_opinion,A_opinion_comment\nx,y,', ['A_opinion']],
    [
      'a name that is another one with a suffix',
      'statement,A_opinion,A_comment,A_comment_opinion,A_comment_comment\nx,y,,y,',
      ['A', 'A_comment'],
    ],
    ['a comma and quotes', 'statement,"A, ""B""_opinion","A, ""B""_comment"\nx,y,', ['A, "B"']],
    ['a comma between semicolons', 'statement;A,B_opinion;A,B_comment\nx;y;', ['A,B']],
    ['a name like the first column', 'statement,statement_opinion,statement_comment\nx,y,', ['statement']],
    ['a name that looks like a formula', "statement,=A_opinion,'=A_comment\nx,y,", ['=A']],
  ])('%s', (_, text, wanted) => {
    expect(names(text)).toEqual(wanted);
  });
});

describe('the words beside a statement', () => {
  const head = 'statement,talk,A_opinion,A_comment,plain,background';
  const wrong = (reason: string, found: string) => ({ code: 'WRONG_FORMAT', at: { line: 1 }, reason, found });

  test('stand in columns anywhere after the statement, trimmed', () => {
    expect(read(`${head}\nOne?, Why? ,Yes,,"Simple, really","two\nlines"`).statements).toEqual([
      {
        description: 'One?',
        plain: 'Simple, really',
        background: 'two\nlines',
        talk: 'Why?',
        drawing: null,
        answers: [{ party: 0, opinion: 'Yes', comment: '' }],
      },
    ]);
  });

  test.each([
    ['twice', 'statement,plain,plain,A_opinion,A_comment', wrong('DOUBLED_COLUMN', 'plain')],
    ['before the statement', 'plain,statement,A_opinion,A_comment', wrong('UNKNOWN_COLUMN', 'plain')],
    ['in other letters', 'statement,Plain,A_opinion,A_comment', wrong('UNKNOWN_COLUMN', 'Plain')],
    ['as the name of a party', 'statement,talk_opinion,talk_comment', wrong('UNKNOWN_COLUMN', 'talk_opinion')],
  ])('not %s', (_, header, error) => {
    expect(errorOf(`${header}\n${header.replaceAll(/[^,]+/g, 'Yes')}`)).toMatchObject(error);
  });

  test('are as long as allowed, in code points', () => {
    expect(read(`${head}\nOne?,${'😀'.repeat(600)},Yes,,${'😀'.repeat(200)},`).statements).toHaveLength(1);
    const longer = `${head}\nOne?,,Yes,,,\nTwo?,,Yes,,${'x'.repeat(201)},`;
    expect(errorOf(longer)).toMatchObject({ code: 'TOO_LONG', at: { line: 3 }, expected: '200' });
  });
});

describe('the drawing of a statement', () => {
  const head = 'statement,drawing,A_opinion,A_comment';

  test('is named in a column, or there is none', () => {
    const { statements } = read(`${head}\nOne?, house ,Yes,\nTwo?,,Yes,`);
    expect(statements.map(({ drawing }) => drawing)).toEqual(['house', null]);
  });

  test('is one that we have, else the file says on which line it is not', () => {
    const error = { code: 'WRONG_FORMAT', at: { line: 3 }, reason: 'UNKNOWN_DRAWING', found: 'House' };
    expect(errorOf(`${head}\nOne?,house,Yes,\nTwo?,House,Yes,`)).toMatchObject(error);
  });
});

test('the two columns of a party may be spelled apart, and the first spelling is its name', () => {
  const { parties, statements } = read('statement,Groen\u00a0Links_opinion,groen Links_comment\nOne?,Yes,why');
  expect(parties.map(({ name }) => name)).toEqual(['Groen\u00a0Links']);
  expect(statements[0]?.answers).toEqual([{ party: 0, opinion: 'Yes', comment: 'why' }]);
  expect(errorOf(`${HEADER},\u200bA_opinion\nOne?,Yes,,,,No`)).toMatchObject({ reason: 'DOUBLED_COLUMN' });
});

test.each(['\u200b', '\u00ad', '\u3164', '\u2800'])('nothing but %j is no party and no statement', (nothing) => {
  expect(errorOf(`statement,${nothing}_opinion,${nothing}_comment\nOne?,Yes,`)).toMatchObject({
    code: 'WRONG_FORMAT',
    at: { line: 1 },
  });
  expect(errorOf(csv(`${nothing},Yes,,No,`))).toMatchObject({ reason: 'EMPTY_TEXT', at: { line: 2 } });
});

describe('the options are the distinct opinions', () => {
  test('in order of first appearance, without case, blanks and form, as first written', () => {
    const { opinionOptions, statements } = read(
      csv(
        'One?,Later\u0301, ,no ,',
        'Two?, NO,,later\u0301,',
        'Three?,LATER\u0301,,N\u006f,',
        'Four?,lat\u0065\u0155,,No,',
      ),
    );
    expect(opinionOptions.map(({ opinion }) => opinion)).toEqual(['Later\u0301', 'no']);
    expect(statements.map(({ answers }) => answers.map(({ opinion }) => opinion))).toEqual([
      ['Later\u0301', 'no'],
      ['no', 'Later\u0301'],
      ['Later\u0301', 'no'],
      ['Later\u0301', 'no'],
    ]);
  });

  test('a missing opinion is not filled in, and its comment is kept', () => {
    expect(read(csv('One?,Yes,,,', 'Two?,Yes,,,why')).statements.map(({ answers }) => answers)).toEqual([
      [{ party: 0, opinion: 'Yes', comment: '' }],
      [
        { party: 0, opinion: 'Yes', comment: '' },
        { party: 1, opinion: null, comment: 'why' },
      ],
    ]);
  });
});

test('texts are kept as they are: markup, formulas, line ends, Dutch apostrophes', () => {
  const cells = ['<b>x</b>', '=1+1', '+1', '-1', '@a', "'s Morgens", '"two\r\nlines"', "'"];
  const { statements } = read(csv(...cells.map((cell, at) => `S${at},Yes,${cell},,`)));
  expect(statements.map(({ answers }) => answers[0]?.comment)).toEqual(
    cells.map((cell) => cell.replaceAll(/^"|"$/g, '')),
  );
});

describe('what is refused, and the line it is on', () => {
  const plain = 'One?,Yes,a,No,b';
  const wrong = (line: number, reason: string) => ({ code: 'WRONG_FORMAT', at: { line }, reason });
  test.each([
    ['a doubled column', `${HEADER},A_opinion,A_comment\nOne?,Yes,,No,,Yes,`, wrong(1, 'DOUBLED_COLUMN')],
    [
      'a party twice in another spelling',
      `${HEADER},a _opinion,a _comment\nOne?,Yes,,No,,Yes,`,
      wrong(1, 'DOUBLED_COLUMN'),
    ],
    ['two columns of statements', 'statement,Statement,A_opinion,A_comment\nx,x,y,', wrong(1, 'DOUBLED_COLUMN')],
    ['no column of statements', 'A_opinion,A_comment\nYes,', wrong(1, 'MISSING_COLUMN')],
    ['a column without its pair', 'statement,A_opinion,B_opinion,B_comment\nOne?,Yes,No,', wrong(1, 'MISSING_COLUMN')],
    ['a comment without its opinion', 'statement,A_comment\nOne?,Yes', wrong(1, 'MISSING_COLUMN')],
    ['no parties', 'statement\nOne?', wrong(1, 'MISSING_COLUMN')],
    ['another column', `${HEADER},notes\n${plain},x`, wrong(1, 'UNKNOWN_COLUMN')],
    ['a party without a name', 'statement,_opinion,_comment\nOne?,Yes,', wrong(1, 'UNKNOWN_COLUMN')],
    ['a row that is too short', csv(plain, 'Two?,Yes'), wrong(3, 'TOO_FEW_CELLS')],
    ['a row that is too long', csv(plain, 'Two?,Yes,,No,,more'), wrong(3, 'TOO_MANY_CELLS')],
    ['something under no title', `${HEADER},\n${plain},more`, wrong(2, 'TOO_MANY_CELLS')],
    ['an empty row between others', csv(plain, '', 'Two?,Yes,,No,'), wrong(3, 'TOO_FEW_CELLS')],
    ['an empty statement', csv(plain, ' ,Yes,,No,'), wrong(3, 'EMPTY_TEXT')],
    ['a statement twice', csv(plain, 'Two?,Yes,,No,', ' ONE?,No,,No,'), wrong(4, 'STATEMENT_TWICE')],
    ['an unclosed quote', csv(plain, 'Two?,"Yes,,No,', 'Three?,Yes,,No,'), wrong(3, 'UNCLOSED_QUOTE')],
    ['a quote inside a cell', csv(plain, 'Two?,Y"es,,No,'), wrong(3, 'STRAY_QUOTE')],
    ['something after a closing quote', csv(plain, 'Two?,"Yes"!,,No,'), wrong(3, 'STRAY_QUOTE')],
    ['a header alone', HEADER, wrong(1, 'NO_STATEMENTS')],
    ['JSON', '{"parties":[],"statements":[]}', wrong(1, 'STRAY_QUOTE')],
    ['the mark of a skip as an opinion', csv(plain, 'Two?,__skipquestion__,,No,'), wrong(3, 'RESERVED_OPINION')],
    ['no opinion at all', csv('One?,,a,,b'), { code: 'WRONG_FORMAT', at: null, reason: 'NO_OPINIONS' }],
    ['an empty file', '', { code: 'UNREADABLE', at: null, reason: 'EMPTY_FILE' }],
    [
      'a NUL character',
      csv(plain, 'Two?,Y\0es,,No,'),
      { code: 'UNREADABLE', at: { line: 3 }, reason: 'NUL_CHARACTER' },
    ],
  ])('%s', (_, text, error) => {
    expect(errorOf(text)).toMatchObject(error);
  });

  test.each(['\r\n', '\n', '\r'])('a line is where a record begins, whatever its cells hold (%j)', (end) => {
    const rows = [HEADER, `"One${end}${end}?",Yes,"a${end}b",No,`, 'Two?,Yes'];
    expect(errorOf(rows.join(end))).toMatchObject({ at: { line: 6 }, reason: 'TOO_FEW_CELLS' });
  });

  test('the line of the separator does not count', () => {
    expect(errorOf(`sep=,\r\n${csv(plain, 'Two?,Yes')}`)).toMatchObject({ at: { line: 3 } });
  });
});

describe('the limits', () => {
  const tooLong = (line: number, reason: string, expected: string) => ({
    code: 'TOO_LONG',
    at: { line },
    reason,
    expected,
  });
  const rows = (count: number): string[] => Array.from({ length: count }, (_, at) => `S ${at},Yes,,No,`);
  const wide = (count: number): string =>
    `statement${Array.from({ length: count }, (_, at) => `,P${at}_opinion,P${at}_comment`).join('')}\nS${',Yes,'.repeat(count)}`;
  const options = (count: number): string =>
    csv(...Array.from({ length: count }, (_, at) => `S ${at},Option ${at},,,`));

  test.each([
    ['a statement', csv('One?,Yes,,No,', `${'😀'.repeat(1001)},Yes,,No,`), tooLong(3, 'TEXT_TOO_LONG', '1000')],
    ['an explanation', csv(`One?,Yes,${'x'.repeat(20_001)},No,`), tooLong(2, 'TEXT_TOO_LONG', '20000')],
    ['an opinion', csv('One?,Yes,,No,', `Two?,${'x'.repeat(101)},,No,`), tooLong(3, 'TEXT_TOO_LONG', '100')],
    ['statements', csv(...rows(501)), tooLong(502, 'TOO_MANY_ITEMS', '500')],
    ['parties', wide(101), tooLong(1, 'TOO_MANY_ITEMS', '100')],
    ['options', options(21), tooLong(22, 'TOO_MANY_ITEMS', '20')],
    ['cells', csv(','.repeat(500_000)), { code: 'TOO_LONG', at: null, reason: 'TOO_MANY_ITEMS', expected: '500000' }],
    ['lines', csv('\n'.repeat(100_001)), { code: 'TOO_LONG', at: null, reason: 'TOO_MANY_ITEMS', expected: '100000' }],
  ])('more %s than allowed', (_, text, error) => {
    expect(errorOf(text)).toMatchObject(error);
  });

  test('separators and line ends within a text are no cells', () => {
    const comment = `"${',\n'.repeat(9_000)}x"`;
    const many = Array.from({ length: 60 }, (_, at) => `S ${at},Yes,${comment},No,`);
    expect(read(csv(...many)).statements).toHaveLength(60);
  });

  test('as much as allowed is taken', () => {
    expect(read(csv(`${'😀'.repeat(1000)},Yes,${'x'.repeat(20_000)},No,`)).statements).toHaveLength(1);
    expect(read(csv(...rows(500))).statements).toHaveLength(500);
    expect(read(wide(100)).parties).toHaveLength(100);
    expect(read(options(20)).opinionOptions).toHaveLength(20);
  });
});
