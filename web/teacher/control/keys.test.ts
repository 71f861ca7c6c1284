// Keys of the live screen, as the table of actions names them.
import { expect, it } from 'vitest';
import { keyOf } from './keys.ts';

const press = (key: string, more = {}, singleKeys = true) =>
  keyOf({ key, code: '', repeat: false, ctrlKey: false, altKey: false, metaKey: false, ...more }, singleKeys);

it('names letters as capitals, and digits by their place, whatever a keyboard writes there', () => {
  expect(['b', 'B', '.', 'PageDown', 'Escape'].map((key) => press(key))).toEqual(['B', 'B', '.', 'PageDown', 'Escape']);
  expect(press('&', { code: 'Digit1' })).toBe('1');
  expect(press('5', { code: 'Numpad5' })).toBe('5');
});

it('names nothing that writes a sign where such keys are turned off; arrows and a clicker go on', () => {
  expect(['b', 'K', '.', '+', '?'].map((key) => press(key, {}, false))).toEqual(Array(5).fill(null));
  expect(press('&', { code: 'Digit1' }, false)).toBeNull();
  expect(['ArrowRight', 'PageUp', 'Escape'].map((key) => press(key, {}, false))).toEqual([
    'ArrowRight',
    'PageUp',
    'Escape',
  ]);
});

it('names nothing while a key is held down or beside Ctrl', () => {
  expect([press('PageDown', { repeat: true }), press('f', { ctrlKey: true })]).toEqual([null, null]);
});
