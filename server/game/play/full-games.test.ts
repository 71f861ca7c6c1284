import { expect, it } from 'vitest';
import { FullGames } from './full-games.ts';

it('names each full game once, and counts whom it refuses', () => {
  const lines: unknown[] = [];
  const games = new FullGames({ info: (line: unknown) => void lines.push(line) });
  for (const game of ['a', 'a', 'b', 'a']) games.refused(game, 30);
  expect(lines).toEqual(['a', 'b'].map((game) => ({ event: 'game-full', game, students: 30 })));
  expect(games.refusedCount).toBe(4);
});
