import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { createFlagArgument } from '#server/game/argument/flag-argument.ts';
import { readFirstContent } from '#server/seed/content/first-content.ts';
import { invariant } from '#shared/domain/invariant.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import type { ImportedQuestionSet } from '#shared/import/model.ts';
import { parseQuestionSetFile } from '#shared/import/parse.ts';

describe('the flags of arguments', () => {
  it('look up the words of the languages of the installation, and first names in any', () => {
    const inDutch = createFlagArgument(['NL_BE']);
    expect(inDutch('wat een klootzak')).toEqual(['word']);
    expect(inDutch('voor Jan lul')).toEqual(['word', 'name']);
    expect(inDutch('so ein Arschloch, quelle merde, asshole')).toEqual([]);
    const inAll = createFlagArgument(LANGUAGES);
    for (const text of ['so ein Arschloch', 'quelle merde', 'an asshole', 'klootzak'])
      expect(inAll(text)).toEqual(['word']);
    expect(inDutch('volgens Mohamed klopt dat niet')).toEqual(['name']);
    expect(inDutch('Toon mij de asbak en laat de hond uit')).toEqual([]);
  });

  it.each([
    ['NL_BE', 'Jan is een stommeling'],
    ['EN', 'John is a moron'],
    ['FR', 'Jean est un bouffon'],
    ['DE', 'Jan ist ein Trottel'],
  ] as const)('look up what pupils call each other in %s', (language, text) =>
    expect(createFlagArgument([language])(text)).toEqual(['word', 'name']),
  );

  it.each([
    'Onze les over het nut van samen werken, met mijn nicht van de flat, in de mist: wie heeft er lust?',
    'Oui, les écoles pour tous : le titre, la bête, le feu et les seins du tableau, s’il vous plaît.',
    'Das ist nicht sein Fehler, und lustig ist es nur mit Eiern, Nüssen und einem Huhn.',
    'The bloody battle of the pawns was about the balls of the school.',
  ])('do not take ordinary words for listed ones, in all four languages at once: %s', (text) =>
    expect(createFlagArgument(LANGUAGES)(text)).toEqual([]),
  );

  it('leave more than 98 % of what parties explain alone, in all four languages at once', async () => {
    const samples = await Promise.all(LANGUAGES.map(readFirstContent));
    const ours = samples.flatMap(({ questionSet }) => explanationsIn(questionSet));
    const texts = new Set([...ours, ...(await realExplanations())]);
    const flagArgument = createFlagArgument(LANGUAGES);
    const flagged = [...texts].filter((text) => flagArgument(text).length > 0);
    const rate = flagged.length / texts.size;
    console.log(`flagged: ${flagged.length} of ${texts.size} explanations, ${(rate * 100).toFixed(1)} %`);
    expect(rate, `of ${texts.size}: ${flagged.join('\n')}`).toBeLessThan(0.02);
  });
});

const explanationsIn = ({ statements }: ImportedQuestionSet): string[] =>
  statements.flatMap(({ answers }) => answers.map(({ comment }) => comment)).filter((comment) => comment !== '');

/** Of the question sets of real parties whose files are named there, with blanks between them; none if nothing is. */
async function realExplanations(): Promise<string[]> {
  const files = process.env.REAL_QUESTION_SETS?.split(' ') ?? [];
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return texts.flatMap((text) => {
    const parsed = parseQuestionSetFile('json', text);
    invariant(parsed.ok, 'the files can be imported');
    return explanationsIn(parsed.value);
  });
}
