import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findDifficultWords } from '#shared/domain/difficult-words.ts';
import { LANGUAGE_TAGS, LANGUAGES } from '#shared/domain/languages.ts';
import { lessonCards } from '#shared/domain/lesson-cards.ts';
import { LESSON_KINDS } from '#shared/domain/lesson-kinds.ts';
import * as limits from '#shared/domain/limits.ts';
import { atOnce } from '#shared/domain/pick-statements.ts';
import { STATEMENT_WORDS } from '#shared/domain/statement-words.ts';
import { lengthOf } from '#shared/domain/text.ts';
import { TO_FILL_IN } from '#shared/domain/to-fill-in.ts';
import { proposeForms } from '#shared/domain/word-forms.ts';
import { WORD_MAX } from '#shared/rules/question-set.ts';
import { LOGO_FOLDER, readFirstContent } from './first-content.ts';

const contents = await Promise.all(
  LANGUAGES.map(async (language) => ({ language, ...(await readFirstContent(language)) })),
);
type Content = (typeof contents)[number];

const sentencesIn = (text: string, { language }: Content) => [
  ...new Intl.Segmenter(LANGUAGE_TAGS[language], { granularity: 'sentence' }).segment(text),
];
const explanationsIn = ({ questionSet }: Content) =>
  questionSet.statements.flatMap(({ answers }) => answers.map(({ comment }) => comment));
const htmlIn = ({ faq, blocks }: Content) => [...faq.map(({ answer }) => answer), ...blocks.map(({ body }) => body)];
/** Everything that a language writes, each with where it stands. */
const textsIn = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}/${key}`))
      : [];
/** The web app serves these. */
const IMAGES = join(process.cwd(), 'web/public/images');
/** Width and height as the first chunk of a PNG tells them. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });
const PNG_SIGNATURE = '89504e470d0a1a0a';

describe.each(contents)('in $language, party opinions', (content) => {
  const { parties, questionSet } = content;
  const { statements, opinionOptions } = questionSet;
  const opinionsOf = (party: number) =>
    statements.map(({ answers }) => answers.find((answer) => answer.party === party)?.opinion);

  test('are those of the parties that have a color and a logo', () => {
    expect(questionSet.parties.map(({ name }) => name)).toEqual(parties.map(({ name }) => name));
  });

  test('there is one of every party on every statement', () => {
    for (const { description, answers } of statements)
      expect(answers.map(({ party }) => party).sort(), description).toEqual([...parties.keys()]);
    expect(statements.flatMap(({ answers }) => answers).filter(({ opinion }) => opinion === null)).toEqual([]);
  });

  test('are explained in two sentences, in words of their own', () => {
    const explanations = explanationsIn(content);
    expect(explanations.filter((explanation) => sentencesIn(explanation, content).length !== 2)).toEqual([]);
    expect(new Set(explanations).size).toBe(explanations.length);
  });

  test('no two parties agree on more than 11 of the 15 statements', () => {
    const tooAlike = [...parties.keys()].flatMap((one) =>
      [...parties.keys()].slice(one + 1).flatMap((other) => {
        const theirs = opinionsOf(other);
        const agreed = opinionsOf(one).filter((opinion, at) => theirs[at] === opinion).length;
        return agreed > 11 ? [`${parties[one]?.name} and ${parties[other]?.name}: ${agreed}`] : [];
      }),
    );
    expect(tooAlike).toEqual([]);
  });

  test('every statement has a party for it and a party against it', () => {
    for (const { description, answers } of statements) {
      const opinions = answers.map(({ opinion }) => opinion);
      expect(opinions, description).toContain(opinionOptions[0]?.opinion);
      expect(opinions, description).toContain(opinionOptions[2]?.opinion);
    }
  });
});

describe.each(contents)('in $language, statements', ({ questionSet, parties, words }) => {
  const { statements } = questionSet;

  test('are fifteen different ones, short enough for a phone', () => {
    expect(new Set(statements.map(({ description }) => description)).size).toBe(15);
    expect(statements.filter(({ description }) => lengthOf(description) >= 120)).toEqual([]);
  });

  test('have plain words, background and what to talk about, within their lengths', () => {
    for (const statement of statements)
      for (const word of STATEMENT_WORDS) {
        expect(statement[word], statement.description).not.toBe('');
        expect(lengthOf(statement[word]), statement[word]).toBeLessThanOrEqual(WORD_MAX[word]);
      }
  });

  test('hold every difficult word that is explained', () => {
    const found = statements.flatMap(({ description }) =>
      findDifficultWords(
        description,
        words.map((entry, index) => ({ _id: String(index), forms: proposeForms(entry.word), ...entry })),
      ).flatMap((segment) => (segment.kind === 'word' ? [segment.word.word] : [])),
    );
    expect(words.map(({ word }) => word).filter((word) => !found.includes(word))).toEqual([]);
  });

  test('make a lesson of each kind, of statements and parties of the set', () => {
    const options = questionSet.opinionOptions.map(({ opinion }) => opinion);
    const source = {
      options: options.length,
      statements: statements.map((_, at) => String(at)),
      parties: parties.map(({ name }) => name),
      positions: parties.map((_, at) =>
        statements.map(({ answers }) => options.indexOf(answers.find(({ party }) => party === at)?.opinion ?? '')),
      ),
    };
    const lessons = atOnce(lessonCards(source)).slice(0, LESSON_KINDS.length);
    expect(lessons.map(({ kind, statements: played, minutes }) => [kind, played.length, minutes])).toEqual([
      ['one', 1, 20],
      ['three', 3, 50],
      ['party', 4, 50],
      ['election', 1, 20],
      ['longElection', 3, 100],
    ]);
  });
});

test.each(contents)('in $language, all but the words is as in the first language', (content) => {
  const frameOf = ({ questionSet, parties, partners, words, faq, blocks }: Content) => ({
    looks: [
      ...parties.map(({ color, logo }) => [color, logo]),
      ...partners.map(({ logo, website }) => [logo, website]),
    ],
    options: questionSet.opinionOptions.map(({ color }) => color),
    positions: questionSet.statements.map(({ answers }) =>
      answers.map((one) => [one.party, questionSet.opinionOptions.findIndex(({ opinion }) => opinion === one.opinion)]),
    ),
    words: words.length,
    faq: faq.length,
    blocks: blocks.map(({ page, type, imageFile, inverted, order }) => ({ page, type, imageFile, inverted, order })),
  });
  expect(frameOf(content)).toEqual(contents[0] && frameOf(contents[0]));
});

describe('images', () => {
  const [first] = contents;
  const logos = contents.flatMap(({ parties, partners }) => [...parties, ...partners].map(({ logo }) => logo));
  const images = contents.flatMap(({ blocks }) => blocks.flatMap(({ imageFile }) => imageFile ?? []));

  test.each([...new Set(logos)])('the logo %s is a small square PNG', (file) => {
    const png = readFileSync(join(LOGO_FOLDER, file));
    expect(png.toString('hex', 0, 8)).toBe(PNG_SIGNATURE);
    expect(sizeOf(png)).toEqual({ width: 512, height: 512 });
    expect(png.length).toBeLessThan(20_000);
  });

  test.each([...new Set(images)])('the image %s is a PNG that loads quickly', (file) => {
    const png = readFileSync(join(IMAGES, file));
    expect(png.toString('hex', 0, 8)).toBe(PNG_SIGNATURE);
    expect(sizeOf(png).width).toBeLessThanOrEqual(1200);
    expect(png.length).toBeLessThan(60_000);
  });

  test('every stored file is used by some text', () => {
    const pngsIn = (folder: string) => readdirSync(folder).filter((file) => file.endsWith('.png'));
    expect(pngsIn(LOGO_FOLDER).sort()).toEqual([...new Set(logos)].toSorted());
    expect(pngsIn(IMAGES).sort()).toEqual([...new Set(images)].toSorted());
  });

  test.each(first ? first.blocks : [])('“$title” says what is on its picture, if it has one', (block) => {
    expect(block.imageFile !== null).toBe(block.type !== 'title_with_description');
    expect(block.imageAlt !== '').toBe(block.imageFile !== null);
  });
});

describe.each(contents)('in $language, everything', (content) => {
  const { language, parties, partners, setHeader, words, faq, blocks, questionSet } = content;

  test('is within the lengths that the product accepts', () => {
    const named = [...parties, ...partners, setHeader].map(({ name }) => name);
    const bounded: Array<[number, string[]]> = [
      [limits.NAME_MAX, [...named, ...words.map(({ word }) => word), ...blocks.map(({ title }) => title)]],
      [limits.OPINION_MAX, questionSet.opinionOptions.map(({ opinion }) => opinion)],
      [limits.STATEMENT_MAX, questionSet.statements.map(({ description }) => description)],
      [limits.EXPLANATION_MAX, explanationsIn(content)],
      [limits.TEXT_MAX, [...parties, ...words, setHeader].map(({ description }) => description)],
      [limits.TEXT_MAX, htmlIn(content)],
    ];
    for (const [max, texts] of bounded) {
      expect(texts.filter((text) => text.trim() === '' || lengthOf(text) > max)).toEqual([]);
    }
  });

  test('stands in an order of its own: options, questions, and blocks within their page', () => {
    const counted = (list: ReadonlyArray<{ order: number }>) => expect(list.map(({ order }) => order));
    counted(questionSet.opinionOptions).toEqual([1, 2, 3]);
    counted(faq).toEqual(faq.map((_, index) => index + 1));
    for (const page of ['home', 'about', 'privacy', 'accessibility', 'goals']) {
      const ofPage = blocks.filter((block) => block.page === page);
      expect(ofPage.length, page).toBeGreaterThan(0);
      counted(ofPage).toEqual(ofPage.map((_, index) => index + 1));
    }
  });

  test('marks a place to fill in by the brackets of its language', () => {
    const marks = htmlIn(content).flatMap((html) => html.match(/\[[^\]:]+:/g) ?? []);
    expect(marks.length).toBe(6);
    expect(new Set(marks)).toEqual(new Set([TO_FILL_IN[language]]));
  });

  test('is written in that language', () => {
    const others = contents.filter((other) => other.language !== language);
    const same = new Set(others.flatMap((other) => textsIn(other)).map(([path, text]) => `${path} ${text}`));
    const NEUTRAL = /\/(language|color|logo|website|imageFile|page|type|settings\/\d+)$/;
    const long = textsIn(content).filter(([path, text]) => !NEUTRAL.test(path) && text.length > 12);
    expect(long.filter(([path, text]) => same.has(`${path} ${text}`))).toEqual([]);
  });
});

test('French puts narrow spaces before its signs, and German no « »', () => {
  const textsOf = (wanted: string) =>
    contents.flatMap(({ language, ...content }) => (language === wanted ? textsIn(content) : []));
  const bare = textsOf('FR').map(([, text]) => text.replace(/https?:\/\//g, ''));
  expect(bare.filter((text) => /[^\u202f][:;?!»%]|«[^\u202f]/.test(text))).toEqual([]);
  expect(textsOf('DE').filter(([, text]) => /[«»]/.test(text))).toEqual([]);
});
