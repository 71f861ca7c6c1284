// What moves: the moments of a lesson, what answers a press, and what says that something is awaited. Nothing else does.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The moving part, by the file that moves it. */
const MOVES: Record<string, readonly string[]> = {
  // A result, seat by seat, and option by option; then what it was first and is now.
  'web/teacher/board/seats-result.module.css': ['@keyframes colour', '@keyframes come'],
  'web/teacher/board/opinion-bars.module.css': ['@keyframes grow'],
  'web/teacher/board/shift-result.module.css': ['@keyframes slide'],
  // A seat that is taken, and one's own.
  'web/teacher/board/lobby.module.css': ['@keyframes pop'],
  'web/ui/core/half-circle.module.css': ['transition: fill', '@keyframes sit'],
  // A party's card that turns, and one's own.
  'web/teacher/board/party-reveal-view.module.css': ['@keyframes away', '@keyframes open'],
  'web/student/party/turned-card.module.css': ['@keyframes turn'],
  // The ballot that falls into the box.
  'web/student/ballot/ballot.module.css': ['@keyframes fall'],
  // What answers a press.
  'web/student/statement/option.module.css': ['transition: background-size'],
  'web/student/statement/opinion-options.module.css': ['transition: transform', 'transition: background-size'],
  'web/student/after/answer-card.module.css': ['@keyframes fill'],
  'web/ui/core/button.module.css': ['transition: background', 'transition: transform'],
  'web/teacher/wizard/statement-row.module.css': ['transition: rotate'],
  'web/site/faq/faq-page.module.css': ['transition: transform'],
  'web/office/rich-text/rich-text-editor.module.css': ['transition: background'],
  // What is awaited, and what is said about it.
  'web/ui/core/dots.module.css': ['@keyframes dot'],
  'web/ui/core/loading.module.css': ['@keyframes show', '@keyframes pulse'],
  'web/ui/core/base.css': ['@keyframes slow'],
  'web/ui/notices/notices.module.css': ['@keyframes appear'],
};

const withoutComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '');

const movesIn = (css: string): string[] => [
  ...[...css.matchAll(/transition:\s*([^;]+);/g)].flatMap(([, list = '']) =>
    list
      .split(/,(?![^(]*\))/)
      .map((part) => part.trim().split(/\s/)[0] ?? '')
      .filter((property) => property !== 'none')
      .map((property) => `transition: ${property}`),
  ),
  ...[...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => `@keyframes ${name}`),
];

it('is in the list', () => {
  const found = Object.fromEntries(
    globSync('web/**/*.css').flatMap((file) => {
      const moves = movesIn(withoutComments(readFileSync(file, 'utf8')));
      return moves.length > 0 ? [[file, moves]] : [];
    }),
  );
  expect(found).toEqual(MOVES);
});

it('moves by styles alone', () => {
  const scripted = globSync('web/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).filter((file) =>
    /\.animate\(|startViewTransition|behavior: 'smooth'/.test(readFileSync(file, 'utf8')),
  );
  expect(scripted).toEqual([]);
});
