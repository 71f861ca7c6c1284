// What a class sees of somebody is shortened wherever it is sent, so that no text covers a board.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { archiveEndpoints } from './archive.ts';
import { gameTemplateEndpoints } from './game-template.ts';
import { ownStatementEndpoints } from './own-statement.ts';
import { partyEndpoints } from './party.ts';
import { playEndpoints } from './play.ts';
import { questionEndpoints } from './question.ts';
import { schoolCountEndpoints } from './school-count.ts';

const SENT = `a${'\n'.repeat(40)}b q${'\u0302'.repeat(9)}`;
const STORED = `a\n\nb q${'\u0302'.repeat(3)}`;
const own = { _id: randomUUID(), description: SENT, opinions: [SENT, 'no'] };
const shortenedOwn = { description: STORED, opinions: [STORED, 'no'] };
const template = { type: 'debate', questionSet: randomUUID(), statements: ['x'], parties: ['x'] };

it.each([
  ['an argument', playEndpoints.answer, { opinion: 'yes', comment: SENT }, { comment: STORED }],
  ['a question', questionEndpoints.ask, { text: SENT }, { text: STORED }],
  ['an own statement and its options', ownStatementEndpoints.add, own, shortenedOwn],
  ['a changed one', ownStatementEndpoints.change, own, shortenedOwn],
  [
    'the name and the class of a game, and its own statements',
    gameTemplateEndpoints.create,
    { ...template, name: SENT, classLabel: SENT, ownStatements: [own] },
    { name: STORED, classLabel: STORED, ownStatements: [shortenedOwn] },
  ],
  ['the class of an archived game', archiveEndpoints.update, { classLabel: SENT }, { classLabel: STORED }],
  ['the name of a party', partyEndpoints.create, { name: SENT }, { name: STORED }],
  ['the name of a school’s count', schoolCountEndpoints.create, { name: SENT }, { name: STORED }],
])('%s', (_, { body }, sent, stored) => {
  expect(body.parse(sent)).toMatchObject(stored);
});
