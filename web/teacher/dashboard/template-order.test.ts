import { expect, test } from 'vitest';
import type { ListedTemplate } from '#shared/contract/game-template.ts';
import { arranged, type TemplateOrder } from './template-order.ts';

const template = (name: string, type: 'debate' | 'party'): ListedTemplate => ({
  _id: name,
  updatedAt: '2026-01-01T00:00:00.000Z',
  classLabel: '',
  linked: false,
  fromColleague: false,
  ...{ name, type, questionSet: 'set', statements: [], ownStatements: [], parties: [], settings: [], notes: [] },
});
const newestFirst = [template('Klas 10', 'party'), template('Klas 9', 'debate'), template('Enquête', 'party')];
const names = (order: TemplateOrder, search = '') =>
  arranged(newestFirst, { search, order, language: 'nl-BE' }).map(({ name }) => name);

test('sorts as a person would, numbers by value', () => {
  expect(names('changed')).toEqual(['Klas 10', 'Klas 9', 'Enquête']);
  expect(names('name')).toEqual(['Enquête', 'Klas 9', 'Klas 10']);
  expect(names('type')).toEqual(['Klas 9', 'Enquête', 'Klas 10']);
});

test('finds by name', () => {
  expect(names('name', 'klas')).toEqual(['Klas 9', 'Klas 10']);
});
