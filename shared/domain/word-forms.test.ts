import { expect, it } from 'vitest';
import { parseForms, proposeForms, writeForms } from './word-forms.ts';

it.each([
  ['wet', 'wetten'],
  ['staat', 'staten'],
  ['stad', 'steden'],
  ['overheid', 'overheden'],
  ['partij', 'partijen'],
  ['gemeenteraadslid', 'gemeenteraadsleden'],
  ['minimumloon', 'minimumlonen'],
  ['klimaattaks', 'klimaattaksen'],
  ['stemrecht', 'stemrechten'],
  ['verkiezing', 'verkiezingen'],
  ['misdrijf', 'misdrijven'],
  ['huis', 'huizen'],
  ['burger', 'burgers'],
  ['minister', 'ministers'],
  ['systeem', 'systemen'],
  ['stem', 'stemmen'],
  ['kabinet', 'kabinetten'],
  ['verdrag', 'verdragen'],
  ['foto', 'foto’s'],
  ['idee', 'ideeën'],
  ['categorie', 'categories, categorieën'],
  ['gemeente', 'gemeenten, gemeentes'],
  ['democratisch', 'democratische'],
  ['asielzoekers', ''],
  ['keppeltjes', ''],
  ['Europese Unie', ''],
  ['C++', ''],
  ['NAVO', ''],
])('of “%s” it proposes “%s”', (word, forms) => expect(writeForms(proposeForms(word))).toBe(forms));

it('reads what an editor types between commas, each form once', () => {
  expect(parseForms(' wetten,wets ; wetten,\n het  wetje,')).toEqual(['wetten', 'wets', 'het wetje']);
  expect(parseForms(' ')).toEqual([]);
});
