import { describe, expect, it } from 'vitest';
import { giveAnswer, startGame } from '#server/testing/factories.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { engines } from '#server/testing/test-database.ts';

describe.each(engines)('what a class thought that the parties answer, on %s', async (engine) => {
  const { app, teacher, set, first } = await openGameApp(engine);

  const overviewOf = (sessionId: string) => teacher.call('GET result/overview/:sessionId', { params: { sessionId } });

  it('is in the overview and its file as the projector shows it, also when the game is archived', async () => {
    const game = await startGame(app, teacher, set, { type: 'party', settings: ['own_tempo'] });
    const [one = '', two = ''] = set.parties;
    const right = set.opinionOf(first, one);
    for (const [partyId, opinion] of [
      [one, right],
      [one, right],
      [one, right === 'Neutraal' ? 'Akkoord' : 'Neutraal'],
      [two, 'Akkoord'],
    ] as const)
      await giveAnswer(app.student(), game, first, { opinion, partyId });
    await teacher.post(`${game.path}/end`);
    const shown = await teacher.call('GET result/session/:code/perspective', { params: { code: game.code } });
    await teacher.post(`${game.path}/archive`);
    const { statements, guessed } = await overviewOf(game.id);
    expect(statements.map(({ statementId, parties }) => ({ statementId, parties }))).toEqual(shown.statements);
    expect(guessed).toEqual(shown.total);
    const of = (partyId: string) => statements[0]?.parties.find((party) => party.partyId === partyId);
    expect(of(one)).toMatchObject({ opinion: right, players: 3, hits: 2 });
    expect(of(two), 'one player says nothing').toMatchObject({ players: 1, hits: null, guesses: null });
    const { text } = await teacher.get(`result/overview/${game.id}/download?language=nl-BE`);
    const [head = '', ...rows] = text.split('\r\n');
    expect(head).toMatch(/"partij";"antwoord van de partij";"spelers";"juist geraden"$/);
    const cells = rows.filter((row) => row !== '').map((row) => row.split(';').length);
    expect(new Set(cells), 'every row has every column').toEqual(new Set([head.split(';').length]));
    expect(rows.filter((row) => row.endsWith(`;"${right}";"3";"2"`))).toHaveLength(1);
    expect(rows.filter((row) => row.endsWith(';"1";""'))).toHaveLength(1);
  });

  it('is nothing in a debate, where the overview says only what the parties answer themselves', async () => {
    const game = await startGame(app, teacher, set);
    await giveAnswer(app.student(), game, first, { opinion: 'Akkoord' });
    const { statements, guessed } = await overviewOf(game.id);
    expect(guessed).toBeNull();
    for (const { statementId, parties } of statements)
      for (const { partyId, opinion, players, hits, guesses } of parties)
        expect([opinion, players, hits, guesses]).toEqual([set.opinionOf(statementId, partyId), 0, null, null]);
    const { text } = await teacher.get(`result/overview/${game.id}/download`);
    expect(text).not.toContain('"hits"');
  });
});
