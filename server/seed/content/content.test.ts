import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findDifficultWords } from '#shared/domain/difficult-words.ts';
import * as limits from '#shared/domain/limits.ts';
import { lengthOf } from '#shared/domain/text.ts';
import { proposeForms } from '#shared/domain/word-forms.ts';
import { contentBlocks } from './content-blocks.ts';
import { difficultWords } from './difficult-words.ts';
import { faq } from './faq.ts';
import { parties } from './parties.ts';
import { partners } from './partners.ts';
import { questionSetHeader, readQuestionSet } from './question-set.ts';
import { templates } from './templates.ts';

const { opinionOptions, statements, parties: importedParties } = await readQuestionSet();
const partyNames = parties.map(({ name }) => name);
const explanations = statements.flatMap(({ answers }) => answers.map(({ comment }) => comment));
const opinionsOf = (party: number) =>
  statements.map(({ answers }) => answers.find((answer) => answer.party === party)?.opinion);

const sentencesIn = (text: string) => [...new Intl.Segmenter('nl-BE', { granularity: 'sentence' }).segment(text)];
const LOGOS = join(import.meta.dirname, 'logos');
/** The web app serves these. */
const IMAGES = join(process.cwd(), 'web/public/images');
/** Width and height as the first chunk of a PNG tells them. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });
const PNG_SIGNATURE = '89504e470d0a1a0a';

describe('party opinions', () => {
  test('are those of the parties that have a color and a logo', () => {
    expect(importedParties.map(({ name }) => name)).toEqual(partyNames);
  });

  test('there is one of every party on every statement', () => {
    for (const { description, answers } of statements)
      expect(answers.map(({ party }) => party).sort(), description).toEqual([...parties.keys()]);
    expect(statements.flatMap(({ answers }) => answers).filter(({ opinion }) => opinion === null)).toEqual([]);
  });

  test('are explained in two sentences, in words of their own', () => {
    expect(explanations.filter((explanation) => sentencesIn(explanation).length !== 2)).toEqual([]);
    expect(new Set(explanations).size).toBe(explanations.length);
  });

  test('no two parties agree on more than 11 of the 15 statements', () => {
    const tooAlike = [...parties.keys()].flatMap((one) =>
      [...parties.keys()].slice(one + 1).flatMap((other) => {
        const theirs = opinionsOf(other);
        const agreed = opinionsOf(one).filter((opinion, at) => theirs[at] === opinion).length;
        return agreed > 11 ? [`${partyNames[one]} and ${partyNames[other]}: ${agreed}`] : [];
      }),
    );
    expect(tooAlike).toEqual([]);
  });

  test('every statement has a party for it and a party against it', () => {
    for (const { description, answers } of statements) {
      const opinions = answers.map(({ opinion }) => opinion);
      expect(opinions, description).toContain('Akkoord');
      expect(opinions, description).toContain('Niet akkoord');
    }
  });
});

describe('statements', () => {
  test('are fifteen different ones, short enough for a phone', () => {
    expect(new Set(statements.map(({ description }) => description)).size).toBe(15);
    expect(statements.filter(({ description }) => lengthOf(description) >= 120)).toEqual([]);
  });

  test('hold every difficult word that is explained', () => {
    const found = statements.flatMap(({ description }) =>
      findDifficultWords(
        description,
        difficultWords.map((entry, index) => ({ _id: String(index), forms: proposeForms(entry.word), ...entry })),
      ).flatMap((segment) => (segment.kind === 'word' ? [segment.word.word] : [])),
    );
    expect(difficultWords.map(({ word }) => word).filter((word) => !found.includes(word))).toEqual([]);
  });
});

describe('templates', () => {
  test.each(templates)('$name uses statements of the question set, each once', (template) => {
    expect(statements.map((_, index) => index + 1)).toEqual(expect.arrayContaining(template.statements));
    expect(new Set(template.statements).size).toBe(template.statements.length);
  });

  test('there is one of each type', () => {
    expect(templates.map((template) => template.type)).toEqual(['debate', 'party']);
  });
});

describe('images', () => {
  const logos = [...parties, ...partners].map(({ logo }) => logo);
  const images = contentBlocks.flatMap(({ imageFile }) => (imageFile === null ? [] : [imageFile]));

  test.each(logos)('the logo %s is a small square PNG', (file) => {
    const png = readFileSync(join(LOGOS, file));
    expect(png.toString('hex', 0, 8)).toBe(PNG_SIGNATURE);
    expect(sizeOf(png)).toEqual({ width: 512, height: 512 });
    expect(png.length).toBeLessThan(20_000);
  });

  test.each(images)('the image %s is a PNG that loads quickly', (file) => {
    const png = readFileSync(join(IMAGES, file));
    expect(png.toString('hex', 0, 8)).toBe(PNG_SIGNATURE);
    expect(sizeOf(png).width).toBeLessThanOrEqual(1200);
    expect(png.length).toBeLessThan(60_000);
  });

  test('none lies there unused', () => {
    const pngsIn = (folder: string) => readdirSync(folder).filter((file) => file.endsWith('.png'));
    expect(pngsIn(LOGOS).sort()).toEqual(logos.toSorted());
    expect(pngsIn(IMAGES).sort()).toEqual([...new Set(images)].toSorted());
  });

  test('a block with a picture says what is on it, a block of text has none', () => {
    for (const { type, title, imageFile, imageAlt } of contentBlocks) {
      expect(imageFile !== null, title).toBe(type !== 'title_with_description');
      expect(imageAlt !== '', title).toBe(imageFile !== null);
    }
  });
});

describe('everything', () => {
  test('is within the lengths that the product accepts', () => {
    const named = [...parties, ...partners, ...templates, questionSetHeader].map(({ name }) => name);
    const bounded: Array<[number, string[]]> = [
      [limits.NAME_MAX, [...named, ...difficultWords.map(({ word }) => word), ...contentBlocks.map((b) => b.title)]],
      [limits.OPINION_MAX, opinionOptions.map(({ opinion }) => opinion)],
      [limits.STATEMENT_MAX, statements.map(({ description }) => description)],
      [limits.EXPLANATION_MAX, explanations],
      [limits.TEXT_MAX, [...importedParties, ...difficultWords].map(({ description }) => description)],
      [limits.TEXT_MAX, [...faq.map(({ answer }) => answer), ...contentBlocks.map(({ body }) => body)]],
    ];
    for (const [max, texts] of bounded) {
      expect(texts.filter((text) => text.trim() === '' || lengthOf(text) > max)).toEqual([]);
    }
  });

  test('stands in an order of its own: options, questions, and blocks within their page', () => {
    const counted = (list: ReadonlyArray<{ order: number }>) => expect(list.map(({ order }) => order));
    counted(opinionOptions).toEqual(opinionOptions.map((_, index) => index + 1));
    counted(faq).toEqual(faq.map((_, index) => index + 1));
    for (const page of ['home', 'about', 'privacy', 'goals']) {
      const blocks = contentBlocks.filter((block) => block.page === page);
      expect(blocks.length, page).toBeGreaterThan(0);
      counted(blocks).toEqual(blocks.map((_, index) => index + 1));
    }
  });
});
