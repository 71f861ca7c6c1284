// What a board says of a ballot: while it is open nothing but how many voted.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ShownBallot } from '#shared/contract/live-state.ts';
import { closedRounds } from '#shared/domain/ballot.ts';
import texts from '#web/i18n/nl-BE/teacher-live.json';
import { addTexts } from '#web/i18n/translator.ts';
import { BallotView } from './ballot-view.tsx';

addTexts('nl-BE', 'teacher-live', texts);

const partiesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ _id: `p${at}`, name: `Partij ${at}`, color: '#123456' }));

interface Held {
  /** Votes of each party, of each ballot that is closed. */
  rounds: readonly (readonly number[])[];
  blank?: number;
  open?: boolean;
  shown?: Partial<ShownBallot>;
}

const boardOf = (held: Held): string =>
  htmlOf(held)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

function htmlOf({ rounds, blank = 0, open = false, shown = {} }: Held): string {
  const parties = partiesOf(Math.max(5, ...rounds.map(({ length }) => length)));
  const counts = rounds.flatMap((votes, at) => [
    ...votes.map((one, party) => ({ round: at + 1, choice: `p${party}`, votes: one })),
    { round: at + 1, choice: 'blank', votes: blank },
  ]);
  const state = { round: rounds.length + Number(open), open };
  const ballot = { ...state, voted: 7, participants: 24, rounds: closedRounds(state, parties, counts) };
  return renderToStaticMarkup(
    <BallotView ballot={ballot} shown={{ step: 'seats', coalition: [], ...shown }} parties={parties} />,
  );
}

it('says how many voted while it is open, and no party, also in the second', () => {
  for (const rounds of [[], [[9, 3]]]) {
    const text = boardOf({ rounds, open: true, shown: { step: 'vote' } });
    expect(text).toContain('7 van de 24 stemden');
    expect(text).not.toContain('Partij');
  }
});

it.each<[string, Held, string]>([
  ['discarded', { rounds: [], shown: { step: 'vote' } }, 'Te weinig stemmen om te tonen'],
  ['discarded, after another', { rounds: [[9, 3]], shown: { step: 'vote' } }, 'Te weinig stemmen om te tonen'],
  ['blank', { rounds: [[0, 0]], blank: 6 }, 'Iedereen stemde blanco'],
])('says in one sentence that there is nothing to show: %s', (_, held, sentence) => {
  const text = boardOf(held);
  expect(text).toContain(sentence);
  expect(text).not.toContain('Partij');
});

it('seats the largest first, those of one seat together, with what is a majority', () => {
  const text = boardOf({ rounds: [[1, 7, 4, 1]], blank: 2 });
  expect(text).toContain('15 stemmen, 2 blanco');
  expect(text).toMatch(/7 Partij 1 .*4 Partij 2 .*zetel elk Partij 0 Partij 3/);
  expect(text).toContain('13 zetels · 7 is genoeg');
});

it('says of a second ballot what was first, also of who lost all', () => {
  expect(boardOf({ rounds: [[3, 5], [8]] })).toMatch(/8 Partij 0 eerst 3 .*0 Partij 1 eerst 5/);
});

it.each([
  ['thirteen parties', Array<number>(13).fill(2)],
  ['151 seats', [80, 71]],
])('draws bars of %s', (_, votes) => {
  expect(htmlOf({ rounds: [votes] })).not.toContain('<circle');
});

it('has a line where half of the seats are', () => {
  expect(htmlOf({ rounds: [[7, 5, 4, 5, 3]] })).toContain('<polyline');
});

it.each([
  [[], [5, 4, 3], 'Tik partijen aan'],
  [[], [13, 4, 3], 'Partij 0 heeft alleen al 13'],
  [['p0'], [5, 4, 3], 'Partij 0 5 = 5 nog 2'],
  [['p2', 'p0'], [5, 4, 3], 'Partij 2 3 + Partij 0 5 = 8 voorbij de helft'],
])('adds the coalition %j of %j up', (coalition, votes, sentence) => {
  expect(boardOf({ rounds: [votes], shown: { step: 'coalition', coalition } })).toContain(sentence);
});
