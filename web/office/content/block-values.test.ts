// From the form of a content block to the block: which ones would draw nothing, and what is sent for a field that is not shown.
import { expect, it } from 'vitest';
import { bodyOf, isEmptyBlock, NEW_BLOCK, previewOf } from './block-values.ts';

it.each([
  ['draws nothing: a text without a word', { type: 'title_with_description' }, true],
  ['draws: a text with a title', { type: 'title_with_description', title: 'Wie wij zijn' }, false],
  ['draws: a picture alone', { type: 'image_with_description', imageURL: '/images/stembrief.png' }, false],
  ['draws nothing: a full picture without a picture', { type: 'big_image', title: 'De halve cirkel' }, true],
  ['draws: a full picture', { type: 'big_image', imageURL: 'https://voorbeeld.be/a.png' }, false],
])('%s', (_, values, expected) => {
  expect(isEmptyBlock(previewOf('home', { ...NEW_BLOCK, ...values }))).toBe(expected);
});

it('half an address in a field that the type does not show is not sent', () => {
  const values = { ...NEW_BLOCK, type: 'title_with_description', title: 'Wie wij zijn', imageURL: 'foto' };
  expect(bodyOf('about', values).imageURL).toBe('');
});

it.each([
  ['', undefined],
  [' ', undefined],
  ['-1', -1],
  ['2,5', 2.5],
])('a new block with the number “%s” is sent with the order %s', (order, sent) => {
  expect(bodyOf('about', { ...NEW_BLOCK, title: 'Wie wij zijn', order }).order).toBe(sent);
});
