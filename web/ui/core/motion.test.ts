// Motion is for a few moments; everything else stands still.
import { expect, it } from 'vitest';

const STYLES = import.meta.glob<string>('/web/**/*.css', { eager: true, query: '?raw', import: 'default' });

/** Where something may move by itself: the files, and why. */
const MOMENTS = {
  'a result, with the line of its guess': ['teacher/board/seats-result', 'teacher/board/opinion-bars'],
  'from first to now': ['teacher/board/shift-result'],
  'a seat that somebody takes': ['teacher/board/lobby', 'ui/core/half-circle'],
  'a card that turns': ['teacher/board/party-reveal-view', 'student/party/turned-card'],
  'a ballot that falls': ['student/ballot/ballot'],
  'an answer that fills': ['student/after/answer-card'],
  // States, which say that something is being waited for or has happened.
  'a wait, and a notice': ['ui/core/dots', 'ui/core/loading', 'ui/core/base', 'ui/notices/notices'],
};

it('is in the files of its moments only', () => {
  const moving = Object.entries(STYLES).flatMap(([path, css]) => (css.includes('@keyframes') ? [path] : []));
  const named = moving.map((path) =>
    path.replace(/^\/web\/|(\.module)?\.css$/g, '').replace(/^teacher\/board\/ballot.*/, 'student/ballot/ballot'),
  );
  const allowed = new Set(Object.values(MOMENTS).flat());
  expect(named.filter((file) => !allowed.has(file))).toEqual([]);
  expect([...allowed].filter((file) => !named.includes(file))).toEqual([]);
});

/** Its class is there only while `useRunningReveal` says that something moves. */
const SWITCHED = '/web/teacher/board/shift-result.module.css';

it('ends where somebody wants none: its time is one of the tokens that are 0 then, or a query takes it away', () => {
  const still = /animation:\s*(none|[\w-]+\s+(0s|1ms|var\(--(motion|turn)[\w-]*\)))/;
  const bare = Object.entries(STYLES).filter(
    ([path, css]) =>
      path !== SWITCHED &&
      !css.includes('prefers-reduced-motion') &&
      [...css.matchAll(/animation:[^;]*;/g)].some(([rule]) => !still.test(rule)),
  );
  expect(bare.map(([path]) => path)).toEqual([]);
});
