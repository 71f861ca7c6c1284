import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findDifficultWords } from '#shared/domain/difficult-words.ts';
import * as limits from '#shared/domain/limits.ts';
import { sampleContent } from './sample-content.ts';

const { parties, opinionOptions, statements, positions, difficultWords, faq, contentBlocks, partners, templates } =
  sampleContent;
const statementKeys = statements.map((statement) => statement.key);
const partyKeys = parties.map((party) => party.key);
const allPositions = partyKeys.flatMap((party) => positions[party].map((position) => ({ party, ...position })));
const opinionsOf = (party: (typeof partyKeys)[number]) =>
  new Map(positions[party].map(({ statement, opinion }) => [statement, opinion]));

const sentencesIn = (text: string) => [...new Intl.Segmenter('nl-BE', { granularity: 'sentence' }).segment(text)];
const LOGOS = join(import.meta.dirname, 'logos');
/** The web app serves these. */
const IMAGES = join(process.cwd(), 'web/public/images');
/** Width and height as the first chunk of a PNG tells them. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });
const PNG_SIGNATURE = '89504e470d0a1a0a';

describe('positions', () => {
  test.each(partyKeys)('%s has one position on every statement', (party) => {
    expect(positions[party].map((position) => position.statement)).toEqual(statementKeys);
  });

  test('name an option of the question set only', () => {
    const declared = opinionOptions.map((option) => option.opinion);
    expect(allPositions.filter((position) => !declared.includes(position.opinion))).toEqual([]);
  });

  test('are explained in two sentences, in words of their own', () => {
    const wrong = allPositions.filter(({ explanation }) => sentencesIn(explanation).length !== 2);
    expect(wrong).toEqual([]);
    expect(new Set(allPositions.map((position) => position.explanation)).size).toBe(allPositions.length);
  });

  test('no two parties agree on more than 11 of the 15 statements', () => {
    const tooAlike = partyKeys.flatMap((one, index) =>
      partyKeys.slice(index + 1).flatMap((other) => {
        const theirs = opinionsOf(other);
        const agreed = positions[one].filter(({ statement, opinion }) => theirs.get(statement) === opinion).length;
        return agreed > 11 ? [`${one} and ${other}: ${agreed}`] : [];
      }),
    );
    expect(tooAlike).toEqual([]);
  });

  test('every statement has a party for it and a party against it', () => {
    for (const statement of statementKeys) {
      const opinions = partyKeys.map((party) => opinionsOf(party).get(statement));
      expect(opinions, statement).toContain('Akkoord');
      expect(opinions, statement).toContain('Niet akkoord');
    }
  });
});

describe('statements', () => {
  test('are fifteen different ones, short enough for a phone', () => {
    expect(new Set(statementKeys).size).toBe(15);
    expect(statements.filter(({ description }) => limits.lengthOf(description) >= 120)).toEqual([]);
  });

  test('hold every difficult word that is explained', () => {
    const found = statements.flatMap(({ description }) =>
      findDifficultWords(
        description,
        difficultWords.map((entry, index) => ({ _id: String(index), ...entry })),
      ).flatMap((segment) => (segment.kind === 'word' ? [segment.word.word] : [])),
    );
    expect(difficultWords.map(({ word }) => word).filter((word) => !found.includes(word))).toEqual([]);
  });
});

describe('templates', () => {
  test.each(templates)('$name uses statements and parties of the question set, each once', (template) => {
    expect(statementKeys).toEqual(expect.arrayContaining(template.statements));
    expect(partyKeys).toEqual(expect.arrayContaining(template.parties));
    expect(new Set(template.statements).size).toBe(template.statements.length);
    expect(new Set(template.parties).size).toBe(template.parties.length);
  });

  test('there is one of each type', () => {
    expect(templates.map((template) => template.type)).toEqual(['debate', 'party']);
  });
});

describe('pictures', () => {
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
    const named = [...parties, ...partners, ...templates, sampleContent.questionSet].map(({ name }) => name);
    const bounded: Array<[number, string[]]> = [
      [limits.NAME_MAX, [...named, ...difficultWords.map(({ word }) => word), ...contentBlocks.map((b) => b.title)]],
      [limits.OPINION_MAX, opinionOptions.map(({ opinion }) => opinion)],
      [limits.STATEMENT_MAX, statements.map(({ description }) => description)],
      [limits.EXPLANATION_MAX, allPositions.map(({ explanation }) => explanation)],
      [limits.TEXT_MAX, [...parties, ...difficultWords].map(({ description }) => description)],
      [limits.TEXT_MAX, [...faq.map(({ answer }) => answer), ...contentBlocks.map(({ body }) => body)]],
    ];
    for (const [max, texts] of bounded) {
      expect(texts.filter((text) => text.trim() === '' || limits.lengthOf(text) > max)).toEqual([]);
    }
  });

  test('stands in an order of its own: options, questions, and blocks within their page', () => {
    const counted = (list: ReadonlyArray<{ order: number }>) => expect(list.map(({ order }) => order));
    counted(opinionOptions).toEqual(opinionOptions.map((_, index) => index + 1));
    counted(faq).toEqual(faq.map((_, index) => index + 1));
    for (const page of ['home', 'about', 'privacy']) {
      const blocks = contentBlocks.filter((block) => block.page === page);
      expect(blocks.length, page).toBeGreaterThan(1);
      counted(blocks).toEqual(blocks.map((_, index) => index + 1));
    }
  });
});
