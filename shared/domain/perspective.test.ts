import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainCounts } from './group-results.ts';
import { PartyOpinionIndex } from './matching.ts';
import { baselineOf, perspectiveOf } from './perspective.ts';
import { SKIP } from './skip.ts';

const OPINIONS = ['Yes', 'Maybe', 'No'];
const ids = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}${at}`);

interface Answer {
  statementId: string;
  partyId: string;
  opinion: string;
}

/** A game with some positions missing, and the answers of students who each play one party. */
const game = fc
  .record({ parties: fc.integer({ min: 1, max: 4 }), statements: fc.integer({ min: 1, max: 4 }), students: fc.nat(12) })
  .chain(({ parties, statements, students }) =>
    fc.record({
      parties: fc.constant(ids('p', parties).map((_id) => ({ _id, name: _id }))),
      statementIds: fc.constant(ids('s', statements)),
      positions: fc
        .array(fc.option(fc.constantFrom(...OPINIONS), { freq: 6 }), {
          minLength: parties * statements,
          maxLength: parties * statements,
        })
        .map((held) =>
          held.map((opinion, at) => ({ partyId: `p${at % parties}`, statementId: `s${at % statements}`, opinion })),
        ),
      sheets: fc.array(
        fc.tuple(
          fc.constantFrom(...ids('p', parties)),
          fc.array(fc.constantFrom(...OPINIONS, SKIP, null), { minLength: statements, maxLength: statements }),
        ),
        { minLength: students, maxLength: students },
      ),
    }),
  );

it('counts what the players of each party gave, beside what the party says, and hides what few gave', () => {
  fc.assert(
    fc.property(game, ({ parties, statementIds, positions, sheets }) => {
      const index = new PartyOpinionIndex(positions);
      const answers: Answer[] = sheets.flatMap(([partyId, given]) =>
        given.flatMap((opinion, at) => (opinion === null ? [] : [{ statementId: `s${at}`, partyId, opinion }])),
      );
      const players = sheets.filter(([, given]) => given.some((one) => one !== null && one !== SKIP)).length;
      const tallied = Map.groupBy(
        answers,
        ({ statementId, partyId, opinion }) => `${statementId} ${partyId} ${opinion}`,
      );
      const counts = [...tallied.values()].flatMap((same) => (same[0] ? [{ ...same[0], count: same.length }] : []));
      const shown = perspectiveOf(
        { statementIds, opinions: OPINIONS, parties, positions: index },
        plainCounts(counts),
        players,
      );
      const expected = { answers: 0, hits: 0, baseline: 0 };
      for (const [s, statementId] of statementIds.entries()) {
        const holders = OPINIONS.map(
          (opinion) => parties.filter(({ _id }) => index.opinionOf(_id, statementId) === opinion).length,
        );
        const usual = Math.max(...holders) === 0 ? null : OPINIONS[holders.indexOf(Math.max(...holders))];
        for (const [p, { _id: partyId }] of parties.entries()) {
          const given = answers.filter(
            (one) => one.statementId === statementId && one.partyId === partyId && one.opinion !== SKIP,
          );
          const own = index.opinionOf(partyId, statementId);
          const hits = given.filter(({ opinion }) => opinion === own).length;
          if (own !== null) {
            expected.answers += given.length;
            expected.hits += hits;
            if (usual === own) expected.baseline += given.length;
          }
          const isShown = given.length >= 3;
          expect(shown.statements[s]?.parties[p]).toEqual({
            partyId,
            opinion: own,
            players: given.length,
            hits: isShown && own !== null ? hits : null,
            guesses: isShown
              ? OPINIONS.map((opinion) => ({ opinion, count: given.filter((one) => one.opinion === opinion).length }))
              : null,
          });
        }
      }
      expect(shown.total).toEqual(players < 3 ? { ...expected, hits: null, baseline: null } : expected);
    }),
  );
});

it('lists the parties by name', () => {
  const parties = [
    { _id: 'p0', name: 'Zon' },
    { _id: 'p1', name: 'anker' },
  ];
  const shape = { statementIds: ['s0'], opinions: OPINIONS, parties, positions: new PartyOpinionIndex([]) };
  expect(perspectiveOf(shape, plainCounts([]), 0).statements[0]?.parties.map(({ partyId }) => partyId)).toEqual([
    'p1',
    'p0',
  ]);
});

it('counts for one player the statements on which their party thinks as most do', () => {
  const parties = ids('p', 3).map((_id) => ({ _id, name: _id }));
  const held = (statementId: string, opinions: (string | null)[]) =>
    opinions.map((opinion, at) => ({ partyId: `p${at}`, statementId, opinion }));
  const positions = new PartyOpinionIndex([
    ...held('s0', ['Yes', 'Yes', 'No']),
    ...held('s1', ['No', 'Yes', 'Yes']),
    ...held('s2', ['Yes', 'No', 'Maybe']),
    ...held('s3', [null, null, null]),
  ]);
  const shape = { statementIds: ids('s', 4), opinions: OPINIONS, parties, positions };
  expect(parties.map(({ _id }) => baselineOf(shape, _id, ids('s', 4)))).toEqual([2, 2, 1]);
  expect(baselineOf(shape, 'p0', ['s1', 's3'])).toBe(0);
});
