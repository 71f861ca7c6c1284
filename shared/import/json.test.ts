import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer, errorOf, json, option, read, SAMPLE_SET, statement } from './json.testing.ts';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('what is taken', () => {
  test.each([
    ['the form of the specification', json()],
    ['a byte order mark', `\uFEFF${json()}`],
    ['unknown keys', json((file) => Object.assign(file, { _id: 'x', published: true, role: 'super_admin' }))],
    [
      'keys that would reach a prototype',
      json().replace('{', '{"__proto__":{"published":true},"constructor":{"prototype":{"published":true}},'),
    ],
    ['options in another order', json((file) => file.answerOptions.reverse())],
    [
      'orders that are not 1 and 2',
      json((file) => Object.assign(option(file, 0), { order: -3.5 }) && Object.assign(option(file, 1), { order: 7 })),
    ],
    [
      'answers and parties in another case, form and with blanks',
      json((file) => Object.assign(answer(file, 0, 0), { partyLong: ' a', answer: 'YES ' })),
    ],
    ['blanks around texts', json((file) => Object.assign(statement(file, 1), { statementLong: ' Two?\n' }))],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual(SAMPLE_SET);
    expect(Object.keys(read(text)).toSorted()).toEqual(['opinionOptions', 'parties', 'statements']);
  });

  test('nothing inherits from the file', () => {
    read(json().replace('{', '{"__proto__":{"published":true},'));
    expect(Object.hasOwn(Object.prototype, 'published')).toBe(false);
    expect('published' in read(json().replace('{', '{"__proto__":{"published":true},'))).toBe(false);
  });

  test('equal orders keep the order of the file', () => {
    const text = json((file) => {
      option(file, 0).order = 2;
    });
    expect(read(text).opinionOptions.map(({ opinion, order }) => [opinion, order])).toEqual([
      ['Yes', 1],
      ['No', 2],
    ]);
  });

  test.each([[undefined], [null], [''], ['  ']])('an explanation that is %j is empty', (explanation) => {
    expect(read(json((file) => Object.assign(answer(file, 0, 0), { explanation }))).statements[0]?.answers[0]).toEqual({
      party: 0,
      opinion: 'Yes',
      comment: '',
    });
  });

  test.each([[undefined], [null], [''], ['  ']])('an answer that is %j is not filled in', (given) => {
    expect(
      read(json((file) => Object.assign(answer(file, 0, 0), { answer: given }))).statements[0]?.answers[0],
    ).toEqual({
      party: 0,
      opinion: null,
      comment: 'why A',
    });
  });

  test('an answer that is not there is not invented', () => {
    expect(read(json((file) => statement(file, 1).answers.pop())).statements[1]?.answers).toEqual([
      { party: 0, opinion: 'No', comment: 'why A' },
    ]);
  });

  test('a party without a description has an empty one', () => {
    expect(read(json((file) => delete file.parties[0]?.partyDescription)).parties[0]).toEqual({
      name: 'A',
      description: '',
    });
  });

  test('a colour of three digits stands for one of six', () => {
    const { opinionOptions } = read(json((file) => Object.assign(option(file, 0), { color: '#0Af' })));
    expect(opinionOptions[0]?.color.toLowerCase()).toBe('#00aaff');
  });

  test('texts are kept as they are, markup and formulas too', () => {
    const explanation = '=1+1 <script>alert(1)</script> é e\u0301';
    expect(
      read(json((file) => Object.assign(answer(file, 0, 0), { explanation }))).statements[0]?.answers[0]?.comment,
    ).toBe(explanation);
  });

  test('an apostrophe before a formula stays: only spreadsheets are defused', () => {
    expect(
      read(json((file) => Object.assign(answer(file, 0, 0), { explanation: "'=1" }))).statements[0]?.answers[0]
        ?.comment,
    ).toBe("'=1");
  });
});

describe('what is refused, and the path it is at', () => {
  const wrong = (path: string, reason: string) => ({ code: 'WRONG_FORMAT', at: { path }, reason });
  const withOption = (change: object) => json((file) => Object.assign(option(file, 0), change));
  test.each([
    ['a list', '[]', wrong('', 'WRONG_TYPE')],
    ['null', 'null', wrong('', 'WRONG_TYPE')],
    ['other keys', '{"partijen":[]}', wrong('/parties', 'MISSING_KEY')],
    [
      'no options',
      json((file) => Reflect.deleteProperty(file, 'answerOptions')),
      wrong('/answerOptions', 'MISSING_KEY'),
    ],
    ['an empty list of options', json((file) => file.answerOptions.splice(0)), wrong('/answerOptions', 'EMPTY_LIST')],
    ['no statements', json((file) => file.statements.splice(0)), wrong('/statements', 'NO_STATEMENTS')],
    ['no parties', json((file) => file.parties.splice(0)), wrong('/parties', 'EMPTY_LIST')],
    ['a text for a list', json((file) => Object.assign(file, { parties: 'A' })), wrong('/parties', 'WRONG_TYPE')],
    [
      'a statement without answers',
      json((file) => Reflect.deleteProperty(statement(file, 1), 'answers')),
      wrong('/statements/1/answers', 'MISSING_KEY'),
    ],
    [
      'a number for an answer',
      json((file) => Object.assign(answer(file, 0, 0), { answer: 1 })),
      wrong('/statements/0/answers/0/answer', 'WRONG_TYPE'),
    ],
    [
      'an answer that is not declared',
      json((file) => Object.assign(answer(file, 0, 0), { answer: 'Maybe' })),
      wrong('/statements/0/answers/0/answer', 'OPINION_NOT_DECLARED'),
    ],
    [
      'an answer of nobody',
      json((file) => Object.assign(answer(file, 1, 1), { partyLong: 'C' })),
      wrong('/statements/1/answers/1/partyLong', 'PARTY_NOT_DECLARED'),
    ],
    [
      'two answers of one party',
      json((file) => Object.assign(answer(file, 1, 1), { partyLong: ' a' })),
      wrong('/statements/1/answers/1/partyLong', 'ANSWER_TWICE'),
    ],
    [
      'a party twice, in spellings that look the same',
      json((file) => file.parties.push({ partyLong: 'A\u200b' })),
      wrong('/parties/2/partyLong', 'PARTY_TWICE'),
    ],
    [
      'an option twice, in spellings that look the same',
      json((file) => Object.assign(option(file, 1), { label: '\u00a0Ye\u00ads' })),
      wrong('/answerOptions/1/label', 'OPTION_TWICE'),
    ],
    ...['\u200b', '\u2800'].flatMap((nothing): [string, string, object][] => [
      [
        `a party of nothing but ${JSON.stringify(nothing)}`,
        json((file) => file.parties.push({ partyLong: nothing })),
        wrong('/parties/2/partyLong', 'EMPTY_TEXT'),
      ],
      [
        `a statement of nothing but ${JSON.stringify(nothing)}`,
        json((file) => Object.assign(statement(file, 0), { statementLong: nothing })),
        wrong('/statements/0/statementLong', 'EMPTY_TEXT'),
      ],
    ]),
    [
      'an option twice',
      json((file) => Object.assign(option(file, 1), { label: 'YES ' })),
      wrong('/answerOptions/1/label', 'OPTION_TWICE'),
    ],
    [
      'a party twice',
      json((file) => file.parties.push({ partyLong: 'a' })),
      wrong('/parties/2/partyLong', 'PARTY_TWICE'),
    ],
    [
      'a party without a name',
      json((file) => file.parties.push({ partyLong: ' ' })),
      wrong('/parties/2/partyLong', 'EMPTY_TEXT'),
    ],
    ['an order that is a text', withOption({ order: '1' }), wrong('/answerOptions/0/order', 'NOT_A_NUMBER')],
    [
      'an order that is endless',
      json().replace('"order":1', '"order":1e999'),
      wrong('/answerOptions/0/order', 'NOT_A_NUMBER'),
    ],
    ['no order', withOption({ order: undefined }), wrong('/answerOptions/0/order', 'MISSING_KEY')],
    ['a colour by its name', withOption({ color: 'green' }), wrong('/answerOptions/0/color', 'NOT_A_COLOR')],
    [
      'a colour with more behind it',
      withOption({ color: '#00aa00;x' }),
      wrong('/answerOptions/0/color', 'NOT_A_COLOR'),
    ],
    ['an option without a text', withOption({ label: '' }), wrong('/answerOptions/0/label', 'EMPTY_TEXT')],
    [
      'an empty statement',
      json((file) => Object.assign(statement(file, 1), { statementLong: ' ' })),
      wrong('/statements/1/statementLong', 'EMPTY_TEXT'),
    ],
    [
      'a statement twice',
      json((file) => Object.assign(statement(file, 1), { statementLong: 'one? ' })),
      wrong('/statements/1/statementLong', 'STATEMENT_TWICE'),
    ],
    [
      'no opinion at all',
      json((file) => {
        for (const one of file.statements.flatMap(({ answers }) => answers)) one.answer = '';
      }),
      { code: 'WRONG_FORMAT', at: null, reason: 'NO_OPINIONS' },
    ],
    [
      'a NUL character',
      json((file) => Object.assign(answer(file, 0, 0), { explanation: 'a\0b' })),
      { code: 'UNREADABLE', at: { path: '/statements/0/answers/0/explanation' }, reason: 'NUL_CHARACTER' },
    ],
  ])('%s', (_, text, error) => {
    expect(errorOf(text)).toMatchObject(error);
  });

  test.each(['__skipquestion__', '__SkipQuestion__', ' __SKIPQUESTION__ '])('the mark of a skip as %j', (label) => {
    expect(errorOf(withOption({ label }))).toMatchObject(wrong('/answerOptions/0/label', 'RESERVED_OPINION'));
  });

  test.each([
    ['a text that ends too early', json().slice(0, -10), 1],
    ['CSV', 'statement,A_opinion,A_comment', 1],
    ['a comma too many, on the third line', '{\n"parties": [],\n,"statements": []}', 3],
  ])('%s cannot be read', (_, text, line) => {
    expect(errorOf(text)).toEqual({ code: 'UNREADABLE', at: { line }, reason: 'NOT_JSON' });
  });

  test.each([
    '[1,\n}',
    '{"a": 1,\n}',
    '[1, 2,\n]',
    '[1\n2]',
    '{"a"\n1}',
    "{\n'a': 1}",
    '{"a":\n tru}',
    '{"a": 0\n1}',
    '{"a":\n"x\ny"}',
    '{"a":\n"\\x"}',
    '{"a":\n"\t"}',
    '[1]\n]',
    '{"a": [1\n}',
    '[1]\nx',
    '{"a": 1\n// x\n}',
    '{"a":\n[1,\n  ',
  ])('%j breaks on line 2', (text) => {
    expect(errorOf(text)).toMatchObject({ at: { line: 2 }, reason: 'NOT_JSON' });
  });

  test('a line is named wherever JSON.parse fails', () => {
    const broken = fc
      .tuple(
        fc.json(),
        fc.nat(),
        fc.nat({ max: 2 }),
        fc.constantFrom('', ',', '}', ']', '"', '\\', '0', '-', 'e', ':', ' ', '\n', '\u0085'),
      )
      .map(([text, at, cut, put]) => {
        const from = at % (text.length + 1);
        return text.slice(0, from) + put + text.slice(from + cut);
      })
      .filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(broken, (text) => {
        if (isJson(text)) expect(errorOf(text)).not.toMatchObject({ reason: 'NOT_JSON' });
        else expect(errorOf(text)).toMatchObject({ reason: 'NOT_JSON', at: { line: expect.any(Number) } });
      }),
      { numRuns: 3_000 },
    );
  });

  test('neither a long text nor a deep one is too hard', () => {
    expect(errorOf(`{"a":\n"${'x'.repeat(9_000_000)}`)).toMatchObject({ at: { line: 2 }, reason: 'NOT_JSON' });
    expect(errorOf('['.repeat(200_000))).toMatchObject({ at: null, reason: 'NOT_JSON' });
  });

  test('an empty text cannot be read', () => {
    expect(errorOf(' \n')).toEqual({ code: 'UNREADABLE', at: null, reason: 'EMPTY_FILE' });
  });
});
