import { expect, test } from 'vitest';
import { findLacking } from './css-target.ts';

test.each([
  ['@property --tw-border-style{syntax:"*";inherits:false;initial-value:solid}', '@property'],
  ['.a{color:color-mix(in oklab, red 50%, transparent)}', 'color-mix()'],
  ['.a{color:oklch(70% 0.1 20)}', 'oklch() and its kind'],
  ['.a{color:rgb(from red r g b)}', 'relative colours'],
  ['.a{color:light-dark(red, blue)}', 'light-dark()'],
  ['.a{color:red;&:hover{color:blue}}', 'nesting'],
  ['@media (width>=40rem){.a{color:red}}', 'ranges in queries'],
])('%s has something that browsers of our target lack', (css, name) => {
  expect(findLacking(css)).toEqual([name]);
});

test.each([
  '.a>.b{color:rgb(12 28 24 / 0.62)}',
  '@media (min-width:40rem){.a>b{color:var(--x)}}',
  '@container not (width>=31.5rem){.a{color:red}}',
  '/* @property, if it were there */.a{color:red}',
])('%s has nothing of the kind', (css) => {
  expect(findLacking(css)).toEqual([]);
});
