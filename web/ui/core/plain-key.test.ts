import { expect, it } from 'vitest';
import { isPlainKey } from './plain-key.ts';

const press = (key: string, more = {}) => isPlainKey({ key, ctrlKey: false, altKey: false, metaKey: false, ...more });

it('is any key of its own, also with Shift', () => {
  for (const key of ['b', 'B', '?', 'ArrowLeft', 'Escape', ' ', 'F5', 'PageDown']) expect(press(key), key).toBe(true);
});

it('is no key that only changes others, as that of Alt-Tab or of a screen reader', () => {
  for (const key of ['Alt', 'Control', 'Shift', 'Meta', 'AltGraph', 'CapsLock', 'NumLock', 'Fn'])
    expect(press(key), key).toBe(false);
});

it('is none beside Ctrl, Alt or ⌘, which the browser needs', () => {
  expect([press('r', { ctrlKey: true }), press('ArrowLeft', { altKey: true }), press('r', { metaKey: true })]).toEqual([
    false,
    false,
    false,
  ]);
});
